// Keeps one student of a school by SCIM, without any user: PORTAL, CLIENT_ID and CLIENT_SECRET say where and as whom.
const { PORTAL = 'http://localhost:3000', CLIENT_ID = '', CLIENT_SECRET = '' } = process.env;

const answer = await fetch(`${PORTAL}/api/uaa/oidc/token`, {
  method: 'POST',
  headers: { Authorization: `Basic ${btoa(`${CLIENT_ID}:${CLIENT_SECRET}`)}` },
  body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'people.read people.write' }),
});
const { access_token: token, error_description: problem } = await answer.json();
if (!token) throw new Error(problem);

async function send(method, path, body) {
  const response = await fetch(PORTAL + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/scim+json' },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text ? JSON.parse(text) : undefined;
}

const { unit, scopes } = await send('GET', '/programs/v1/self');
process.stdout.write(`Works for ${unit.name} with ${scopes.join(', ')}\n`);

const filter = encodeURIComponent('externalId eq "S-2026-001"');
const { Resources } = await send('GET', `/scim/v2/Users?filter=${filter}`);
const student =
  Resources[0] ??
  (await send('POST', '/scim/v2/Users', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    externalId: 'S-2026-001',
    userName: 'wang.xiaoming',
    displayName: '王小明',
    userType: 'Student',
  }));
process.stdout.write(`${student.displayName} is ${student.id}\n`);

const { active } = await send('PATCH', `/scim/v2/Users/${student.id}`, {
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: [{ op: 'replace', path: 'active', value: false }],
});
process.stdout.write(`May sign in: ${active}\n`);
