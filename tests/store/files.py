"""Small real files of each kind that can be read."""

import io

import docx
import fpdf


def pdf(*pages, title=""):
    document = fpdf.FPDF()
    document.set_font("helvetica", size=12)
    document.set_title(title)
    for text in pages:
        document.add_page()
        document.multi_cell(0, text=text)
    return bytes(document.output())


def word(title=""):
    document = docx.Document()
    document.core_properties.title = title
    document.add_heading("Opening hours", level=2)
    document.add_paragraph("The museum opens at nine.")
    document.add_paragraph("Mondays", style="List Bullet")
    table = document.add_table(rows=1, cols=2)
    table.rows[0].cells[0].text, table.rows[0].cells[1].text = "Adults", "12 euros"
    document.add_paragraph("Children pay nothing.")
    stream = io.BytesIO()
    document.save(stream)
    return stream.getvalue()


HTML = b"""<!doctype html><html><head><title> The  Museum </title><link rel="canonical" href="https://example.org/m">
<style>p { color: red }</style></head><body><nav>Home | Contact</nav><h2>Opening <em>hours</em></h2>
<p>The museum opens at <b>nine</b> &amp; closes at five.</p><ul><li>Mondays</li><li>Fridays</li></ul>
<table><tr><th>Adults</th><td>12&nbsp;euros</td></tr></table><script>track()</script></body></html>"""
