import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppService, startAppService } from './app-service.ts';
import { ServiceRefusal } from './service-refusal.ts';

const { publicKey, privateKey } = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');
let portal = '';
let service: AppService;
const failures: unknown[] = [];
const keys = createServer((_req, res) => {
  void exportJWK(publicKey).then((jwk) =>
    res
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ keys: [{ ...jwk, kid: 'one', alg: 'RS256' }] })),
  );
});

beforeAll(async () => {
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
  const bound = keys.address();
  portal = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  service = await startAppService({
    portal,
    code: 'notes',
    onError: (error) => failures.push(error),
    routes: {
      'GET /who': ({ user, query }) => ({ user, word: query.get('word') }),
      'POST /echo': ({ body }) => body,
      'GET /refused': () => {
        throw new ServiceRefusal(409, 'Somebody was faster');
      },
      'GET /broken': () => {
        throw new Error('a password stands here');
      },
    },
  });
});
afterAll(async () => {
  await service.close();
  keys.close();
});

interface TokenParts {
  aud?: string;
  issuer?: string;
  /** Seconds from now. */
  endsIn?: number;
  key?: CryptoKey;
}

function sign({
  aud = 'notes',
  issuer = `${portal}/api/uaa/oidc`,
  endsIn = 300,
  key = privateKey,
}: TokenParts = {}) {
  return new SignJWT({ name: '周敏', unit: 'U2001', unit_type: 2, user_type: 2, roles: [], codes: ['edit'] })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject('2001')
    .setIssuer(issuer)
    .setAudience(aud)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + endsIn)
    .sign(key);
}

async function ask(path: string, init: RequestInit = {}, token?: string) {
  const authorization = `Bearer ${token ?? (await sign())}`;
  const response = await fetch(`${service.address}${path}`, { ...init, headers: { authorization } });
  return { http: response.status, ...(await response.json()) };
}

test('when a page of the portal asks, then the handler knows who it is', async () => {
  expect(await ask('/who?word=hi')).toEqual({
    http: 200,
    status: 200,
    message: 'OK',
    data: {
      word: 'hi',
      user: {
        userId: '2001',
        name: '周敏',
        unitId: 'U2001',
        unitType: 2,
        userType: 2,
        roles: [],
        codes: ['edit'],
      },
    },
  });
});

describe('a token that does not count', () => {
  test.each<[string, () => Promise<string>]>([
    ['of another app', () => sign({ aud: 'leave' })],
    ['of another portal', () => sign({ issuer: 'https://other.example/api/uaa/oidc' })],
    ['that ended two minutes ago', () => sign({ endsIn: -120 })],
    ['that somebody else signed', () => sign({ key: stranger.privateKey })],
    ['that is none', async () => 'x.y.z'],
  ])('when it is one %s, then nobody is there', async (_, create) => {
    expect(await ask('/who', {}, await create())).toMatchObject({ http: 401, status: 401, data: null });
  });

  test('when clocks differ by less than a minute, then it counts', async () => {
    expect(await ask('/who', {}, await sign({ endsIn: -30 }))).toMatchObject({ http: 200 });
  });
});

test('when something is sent, then it arrives; what is no JSON or too much is refused', async () => {
  expect(await ask('/echo', { method: 'POST', body: '{"a":[1]}' })).toMatchObject({ data: { a: [1] } });
  expect(await ask('/echo', { method: 'POST', body: '{' })).toMatchObject({ http: 400 });
  expect(await ask('/echo', { method: 'POST', body: `"${'x'.repeat(1_100_000)}"` })).toMatchObject({
    http: 413,
  });
});

test('when a handler refuses, then the user reads why; when it breaks, then she reads nothing of it', async () => {
  expect(await ask('/refused')).toEqual({
    http: 409,
    status: 409,
    message: 'Somebody was faster',
    data: null,
  });
  const message = '服务出错，请稍后重试|||Something went wrong in the service. Please try again later';
  expect(await ask('/broken')).toEqual({ http: 500, status: 500, message, data: null });
  expect(failures).toHaveLength(1);
  expect(await ask('/toString')).toMatchObject({ http: 404 });
});
