import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPortalClient, type PortalClient } from './portal-client.ts';

let client: PortalClient;
let asked: string[] = [];
let refusedTokens = new Set<string>();
let tokens = 0;

async function readText(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of req) text += chunk;
  return text;
}

const portal = createServer(async (req, res) => {
  const text = await readText(req);
  const answer = (status: number, body: unknown): void => {
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (req.url === '/api/uaa/oidc/token') {
    tokens += 1;
    asked.push(`token ${new URLSearchParams(text).get('unit_id')} ${req.headers.authorization}`);
    answer(200, { access_token: `t${tokens}`, expires_in: 600 });
    return;
  }
  const token = req.headers.authorization?.slice('Bearer '.length) ?? '';
  if (refusedTokens.has(token)) return answer(401, { error: 'invalid_token' });
  asked.push(`${req.method} ${req.url} ${text}`.trim());
  if (req.url?.includes('cursor=two')) answer(200, { people: [person('3')], nextCursor: null });
  else if (req.url?.startsWith('/programs/v1/people'))
    answer(200, { people: [person('1'), person('2')], nextCursor: 'two' });
  else if (req.url?.endsWith('/badges'))
    answer(403, { error: 'insufficient_scope', error_description: 'ask the administrator' });
  else if (req.url?.endsWith('/files/readers'))
    answer(200, { fileId: 'f1', name: 'a.png', type: 'image/png', size: 3, readers: 1 });
  else answer(200, {});
});

function person(userId: string) {
  return { userId, name: `P${userId}`, userType: 1, classes: [] };
}

beforeAll(async () => {
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
});
afterAll(() => portal.close());
beforeEach(() => {
  const bound = portal.address();
  const origin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  client = createPortalClient({ portal: origin, clientId: 'notes', clientSecret: 'a:b' });
  [asked, refusedTokens, tokens] = [[], new Set(), 0];
});

test('when people are asked for, then all pages come, by one token of the unit', async () => {
  const names: string[] = [];
  for await (const { name } of client.people('U1', { userType: 1 })) names.push(name);
  expect(names).toEqual(['P1', 'P2', 'P3']);
  expect(asked).toEqual([
    `token U1 Basic ${Buffer.from('notes:a%3Ab').toString('base64')}`,
    'GET /programs/v1/people?size=500&userType=1',
    'GET /programs/v1/people?size=500&cursor=two&userType=1',
  ]);
});

test('when many calls begin at once, then each unit has one token', async () => {
  const todo = { key: 'k', userIds: ['1'], title: 't', address: '/x' };
  await Promise.all(['U1', 'U2', 'U1', 'U1'].map((unitId) => client.putTodo(unitId, todo)));
  expect(tokens).toBe(2);
});

test('when the portal does not take a token any more, then the call goes out again with a new one, once', async () => {
  refusedTokens = new Set(['t1']);
  await client.finishTodo('U1', { key: 'k' });
  expect(asked.at(-1)).toBe('POST /programs/v1/todos/done {"key":"k"}');
  refusedTokens = new Set(['t2', 't3']);
  await expect(client.finishTodo('U1', { key: 'k' })).rejects.toMatchObject({
    status: 401,
    code: 'invalid_token',
  });
  expect(tokens).toBe(3);
});

test('when the portal refuses, then its reason arrives', async () => {
  await expect(client.setBadges('U1', [{ userId: '1', num: 2 }])).rejects.toMatchObject({
    name: 'PortalRefusal',
    status: 403,
    code: 'insufficient_scope',
    message: 'ask the administrator',
  });
});

test('when a file is shared, then the answer says what it is, and it may be taken away again', async () => {
  const file = { fileId: 'f1', ownerId: '2', userIds: ['1'] };
  expect(await client.shareFile('U1', file)).toEqual({
    fileId: 'f1',
    name: 'a.png',
    type: 'image/png',
    size: 3,
  });
  await client.unshareFile('U1', { fileId: 'f1' });
  expect(asked.slice(-2)).toEqual([
    'POST /programs/v1/files/readers {"fileId":"f1","ownerId":"2","userIds":["1"]}',
    'POST /programs/v1/files/readers/removed {"fileId":"f1"}',
  ]);
});

test('when a message has a key, then it goes along', async () => {
  await client.sendMessage('U1', { key: 'k', userIds: ['1'], title: 't', content: 'c' });
  expect(asked.at(-1)).toBe(
    'POST /programs/v1/messages {"key":"k","userIds":["1"],"title":"t","content":"c"}',
  );
});
