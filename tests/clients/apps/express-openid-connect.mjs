// Signs users in with express-openid-connect 3.
import express from 'express';
import { auth } from 'express-openid-connect';
import session from 'express-session';

const {
  PORTAL = 'http://localhost:3000',
  CLIENT_ID = 'reader',
  CLIENT_SECRET = 'reader-demo-secret-2026',
  PORT = '4001',
  SESSION_SECRET = 'change me: at least 32 characters of it',
  AUTHORIZATION_ENDPOINT,
} = process.env;
const home = `http://localhost:${PORT}/`;

// Only for the legacy authorize page: the library takes every address from the metadata of the portal.
async function withAuthorizePage(address, options) {
  const answer = await fetch(address, options);
  if (!AUTHORIZATION_ENDPOINT || !String(address).endsWith('/openid-configuration')) return answer;
  return Response.json({ ...(await answer.json()), authorization_endpoint: AUTHORIZATION_ENDPOINT });
}

const store = new session.MemoryStore(); // one that all servers of the app share, in production
const app = express();
app.use(
  auth({
    issuerBaseURL: `${PORTAL}/api/uaa/oidc`,
    baseURL: home,
    clientID: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    secret: SESSION_SECRET,
    authRequired: false,
    idpLogout: true,
    backchannelLogout: { store },
    session: { store, name: CLIENT_ID },
    routes: { backchannelLogout: '/backchannel', postLogoutRedirect: home },
    customFetch: withAuthorizePage,
    authorizationParams: {
      response_type: 'code',
      response_mode: 'query',
      scope: 'openid profile unit offline_access',
      prompt: 'consent', // needed for offline_access
    },
  }),
);

// The library serves /login, /callback and /logout.
app.get('/', async (request, response) => {
  response.json({ user: request.oidc.isAuthenticated() ? await request.oidc.fetchUserInfo() : null });
});

app.get('/refresh', async (request, response) => {
  await request.oidc.accessToken.refresh();
  response.redirect('/');
});

app.use((error, _request, response, _next) => {
  response.status(400).json({ error: error.error ?? 'failed', message: error.message });
});

app.listen(Number(PORT), () => process.stdout.write(`Open ${home}login\n`));
