// Registers an app in the developer centre by its calls, and prints the settings that the examples read.
const {
  PORTAL = 'http://localhost:3000',
  PORTAL_USER = 't.zhou',
  PORTAL_PASSWORD = 'Demo2026',
  PORT = '4100',
} = process.env;
const home = `http://localhost:${PORT}/`;

async function send(path, body, headers) {
  const response = await fetch(PORTAL + path, {
    method: 'POST',
    body,
    headers: { 'X-Requested-By': 'portal', ...headers },
  });
  const { status, message, data, fieldErrors = [] } = await response.json();
  if (status !== 200) throw new Error([message, ...fieldErrors.map((wrong) => wrong.message)].join('\n'));
  return { data, cookie: response.headers.getSetCookie().map((line) => line.split(';')[0]) };
}

const account = new URLSearchParams({ username: PORTAL_USER, password: PORTAL_PASSWORD });
const { cookie } = await send('/api/uaa/oauth/login', account);

const app = {
  kind: 'confidential',
  nameZh: '我的应用',
  nameEn: 'My app',
  purpose: 'Trying the portal',
  redirectUris: [`${home}callback`],
  postLogoutRedirectUris: [home],
  backchannelLogoutUri: `${home}backchannel`,
  scopes: ['openid', 'profile', 'unit', 'offline_access'],
};
const headers = { Cookie: cookie.join('; '), 'Content-Type': 'application/json' };
const { data } = await send('/api/uaa/clients/create', JSON.stringify(app), headers);

const settings = { PORTAL, PORT, CLIENT_ID: data.client.clientId, CLIENT_SECRET: data.secret };
process.stdout.write(
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join(''),
);
