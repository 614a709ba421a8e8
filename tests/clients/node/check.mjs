// One check through Google's Node client. Usage: node check.mjs PORT VERSION REQUEST_JSON -> the decoded answer as JSON.
import discoveryengine from '@google-cloud/discoveryengine';
import { PassThroughClient } from 'google-auth-library';

const [port, version, body] = process.argv.slice(2);
const client = new discoveryengine[version].GroundedGenerationServiceClient({
  fallback: 'rest',
  protocol: 'http',
  apiEndpoint: '127.0.0.1',
  port: Number(port),
  authClient: new PassThroughClient(),
});
try {
  const [answer] = await client.checkGrounding({
    groundingConfig: 'projects/example.com:demo/locations/global/groundingConfigs/default_grounding_config',
    ...JSON.parse(body),
  });
  console.log(JSON.stringify({ answer }));
} catch (error) {
  console.log(JSON.stringify({ code: error.code, message: error.message }));
}
