// Signs users in with Auth.js (@auth/core 0.41) in an Express server.
import { Auth, skipCSRFCheck } from '@auth/core';
import express from 'express';
import { config } from './auth-js-config.mjs';

const { PORT = '4001' } = process.env;
const home = `http://localhost:${PORT}/`;
const [{ issuer, clientId }] = config.providers;
const metadata = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();

/** What the package for a framework does: gives Auth.js the request, and the browser its answer. */
function ask(request, path, { form, ...options } = {}) {
  const headers = { cookie: request.headers.cookie ?? '' };
  const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  const asked = new Request(new URL(path, home), { headers, ...sent });
  return Auth(asked, { ...config, trustHost: true, ...options }); // the host is the one of `home`
}

async function pass(response, answer) {
  response.status(answer.status).setHeaders(answer.headers);
  response.end(await answer.text());
}

const app = express();

app.get('/', async (request, response) => {
  const session = await (await ask(request, '/auth/session')).json();
  response.json({ user: session?.user ?? null });
});

app.get('/login', async (request, response) => {
  const form = { callbackUrl: home };
  await pass(response, await ask(request, '/auth/signin/portal', { form, skipCSRFCheck }));
});

app.get('/logout', async (request, response) => {
  const { headers } = await ask(request, '/auth/signout', { form: {}, skipCSRFCheck });
  const parameters = new URLSearchParams({ client_id: clientId, post_logout_redirect_uri: home });
  response.setHeaders(headers); // they end the session here; the portal ends its own
  response.redirect(`${metadata.end_session_endpoint}?${parameters}`);
});

// The pages of Auth.js, and the address that the portal sends users back to: /auth/callback/portal
app.all('/auth/{*action}', express.urlencoded({ extended: false }), async (request, response) => {
  await pass(response, await ask(request, request.originalUrl, { form: request.body }));
});

app.listen(Number(PORT), () => process.stdout.write(`Open ${home}login\n`));
