// Signs users in with openid-client 6 in an Express server.
import express from 'express';
import session from 'express-session';
import * as oidc from 'openid-client';
import { createSignOuts } from './sign-outs.mjs';

const {
  PORTAL = 'http://localhost:3000',
  CLIENT_ID = 'reader',
  CLIENT_SECRET = 'reader-demo-secret-2026',
  PORT = '4001',
  SESSION_SECRET = 'change me',
  AUTHORIZATION_ENDPOINT,
} = process.env;
const home = `http://localhost:${PORT}/`;
const redirect_uri = `${home}callback`;

// Reads the addresses of the portal from its metadata. Plain HTTP is for development only.
const isPlain = PORTAL.startsWith('http:');
const found = await oidc.discovery(new URL(`${PORTAL}/api/uaa/oidc`), CLIENT_ID, CLIENT_SECRET, undefined, {
  execute: isPlain ? [oidc.allowInsecureRequests] : [],
});
const metadata = found.serverMetadata();
const server = AUTHORIZATION_ENDPOINT
  ? { ...metadata, authorization_endpoint: AUTHORIZATION_ENDPOINT }
  : metadata;
const portal = new oidc.Configuration(server, CLIENT_ID, CLIENT_SECRET);
if (isPlain) oidc.allowInsecureRequests(portal);
oidc.enableNonRepudiationChecks(portal); // check the signature of every id_token, too

const app = express();
app.use(session({ secret: SESSION_SECRET, resave: false, saveUninitialized: false, name: CLIENT_ID }));
const signOuts = createSignOuts({ issuer: metadata.issuer, jwksUri: metadata.jwks_uri, clientId: CLIENT_ID });
app.post('/backchannel', express.urlencoded({ extended: false }), signOuts.receive);
app.use(signOuts.endSessions);

async function keep(request, tokens, sub) {
  const user = await oidc.fetchUserInfo(portal, tokens.access_token, sub);
  const { id_token = request.session.idToken, refresh_token } = tokens;
  Object.assign(request.session, { user, idToken: id_token, refreshToken: refresh_token });
}

app.get('/', (request, response) => {
  response.json({ user: request.session.user ?? null });
});

app.get('/login', async (request, response) => {
  const checks = {
    pkceCodeVerifier: oidc.randomPKCECodeVerifier(),
    expectedState: oidc.randomState(),
    expectedNonce: oidc.randomNonce(),
  };
  request.session.checks = checks;
  const address = oidc.buildAuthorizationUrl(portal, {
    redirect_uri,
    scope: 'openid profile unit offline_access',
    prompt: 'consent', // needed for offline_access; leave both out when the user's presence is enough
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  response.redirect(address.href);
});

app.get('/callback', async (request, response) => {
  const { checks } = request.session;
  if (!checks) return response.redirect('/login'); // reloaded, or opened in another browser
  const tokens = await oidc.authorizationCodeGrant(portal, new URL(request.originalUrl, home), checks);
  const { sub, sid } = tokens.claims();
  await new Promise((resolve) => request.session.regenerate(resolve)); // a new id for who signs in
  request.session.sid = sid;
  await keep(request, tokens, sub);
  return response.redirect('/');
});

app.get('/refresh', async (request, response) => {
  const { refreshToken, user } = request.session;
  await keep(request, await oidc.refreshTokenGrant(portal, refreshToken), user.sub);
  response.redirect('/');
});

app.get('/logout', async (request, response) => {
  const { idToken } = request.session;
  await new Promise((resolve) => request.session.destroy(resolve));
  const parameters = { post_logout_redirect_uri: home, ...(idToken ? { id_token_hint: idToken } : {}) };
  response.redirect(oidc.buildEndSessionUrl(portal, parameters).href);
});

app.use((error, _request, response, _next) => {
  // `error.error` is what the portal said, such as access_denied or invalid_grant.
  response.status(400).json({ error: error.error ?? error.code ?? 'failed', message: error.message });
});

app.listen(Number(PORT), () => process.stdout.write(`Open ${home}login\n`));
