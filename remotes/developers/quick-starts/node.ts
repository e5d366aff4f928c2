import { deriveValues, type QuickStartValues, quote, secretName } from './values.ts';

export function writeNode(values: QuickStartValues): string {
  const { environment, port, isPlainHttp, staysConnected, scope } = deriveValues(values);
  const identity = values.isPublic
    ? '  undefined,\n  oidc.None(),'
    : `  process.env.${secretName},\n  undefined,`;
  return `// Save as sign-in.mjs. Then: npm install openid-client && ${environment}node sign-in.mjs
import { createServer } from 'node:http';
import * as oidc from 'openid-client';

const redirectUri = ${quote(values.redirectUri)};
const config = await oidc.discovery(
  new URL(${quote(values.issuer)}),
  ${quote(values.clientId)},
${identity}${isPlainHttp ? '\n  { execute: [oidc.allowInsecureRequests] }, // this portal speaks plain http' : ''}
);

// Verifiers of the visitors who are at the portal. An app with sessions keeps them there.
const verifiers = new Map();

async function begin(response) {
  const verifier = oidc.randomPKCECodeVerifier();
  const state = oidc.randomState();
  verifiers.set(state, verifier);
  const address = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: ${quote(scope)},
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,${staysConnected ? "\n    prompt: 'consent', // offline_access is granted with it only" : ''}
  });
  const cookie = \`sign_in=\${state}; Path=/; HttpOnly; SameSite=Lax\`;
  response.writeHead(302, { location: address.href, 'set-cookie': cookie }).end();
}

async function finish(currentUrl, request, response) {
  const state = /sign_in=([\\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
  const tokens = await oidc.authorizationCodeGrant(config, currentUrl, {
    pkceCodeVerifier: verifiers.get(state),
    expectedState: state,
  });
  verifiers.delete(state);
  const user = await oidc.fetchUserInfo(config, tokens.access_token, tokens.claims().sub);
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(\`Signed in: \${user.name ?? user.sub}\`);
}

async function answer(request, response) {
  const url = new URL(request.url, redirectUri);
  if (url.pathname === '/login') await begin(response);
  else if (url.searchParams.has('state')) await finish(url, request, response);
  else response.writeHead(404).end();
}

createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.writeHead(500).end('The sign-in failed.');
  });
}).listen(${port}, () => console.log(\`Open \${new URL('/login', redirectUri)}\`));`;
}
