// Signs users in with Passport and passport-openidconnect 0.1.2.
import express from 'express';
import session from 'express-session';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import passport from 'passport';
import OpenIDConnectStrategy from 'passport-openidconnect';

const {
  PORTAL = 'http://localhost:3000',
  CLIENT_ID = 'sandbox-demo',
  CLIENT_SECRET = 'sandbox-demo-secret-2026',
  PORT = '4004',
  SESSION_SECRET = 'change me',
  AUTHORIZATION_ENDPOINT,
} = process.env;
const home = `http://localhost:${PORT}/`;

const metadata = await (await fetch(`${PORTAL}/api/uaa/oidc/.well-known/openid-configuration`)).json();
const keys = createRemoteJWKSet(new URL(metadata.jwks_uri));

const strategy = new OpenIDConnectStrategy(
  {
    issuer: metadata.issuer,
    authorizationURL: AUTHORIZATION_ENDPOINT ?? metadata.authorization_endpoint,
    tokenURL: metadata.token_endpoint,
    userInfoURL: metadata.userinfo_endpoint,
    clientID: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    callbackURL: `${home}callback`,
    scope: ['profile', 'unit'],
    nonce: true,
    skipUserProfile: false,
  },
  // Its nine parameters are what makes the strategy hand over the tokens.
  async (_issuer, profile, _idProfile, _context, idToken, _accessToken, refreshToken, _params, done) => {
    try {
      // The strategy reads the id_token without checking its signature.
      await jwtVerify(idToken, keys, { issuer: metadata.issuer, audience: CLIENT_ID });
      done(null, { ...profile._json, idToken, refreshToken });
    } catch (error) {
      done(error);
    }
  },
);
passport.use('portal', strategy);
passport.serializeUser((user, done) => done(null, user));
passport.deserializeUser((user, done) => done(null, user));

const app = express();
app.use(session({ secret: SESSION_SECRET, resave: false, saveUninitialized: false, name: CLIENT_ID }));
app.use(passport.session());

app.get('/', (request, response) => {
  const { idToken, refreshToken, ...user } = request.user ?? {};
  response.json({ user: request.user ? user : null });
});

app.get('/login', passport.authenticate('portal'));

app.get('/callback', passport.authenticate('portal', { successRedirect: '/', failWithError: true }));

app.get('/refresh', async (request, response) => {
  // The strategy has no call for it: this is the request that RFC 6749 section 6 asks for.
  const answer = await fetch(metadata.token_endpoint, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${CLIENT_ID}:${CLIENT_SECRET}`)}` },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: request.user.refreshToken }),
  });
  const tokens = await answer.json();
  if (!answer.ok) throw new Error(tokens.error);
  const { idToken } = request.user;
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const user = await (await fetch(metadata.userinfo_endpoint, { headers })).json();
  const renewed = { ...user, idToken, refreshToken: tokens.refresh_token };
  request.login(renewed, (error) => (error ? response.status(500).end() : response.redirect('/')));
});

app.get('/logout', (request, response) => {
  const parameters = new URLSearchParams({ client_id: CLIENT_ID, post_logout_redirect_uri: home });
  if (request.user) parameters.set('id_token_hint', request.user.idToken);
  request.logout(() => response.redirect(`${metadata.end_session_endpoint}?${parameters}`));
});

app.use((error, _request, response, _next) => {
  response.status(400).json({ error: error.code ?? 'failed', message: error.message });
});

app.listen(Number(PORT), () => process.stdout.write(`Open ${home}login\n`));
