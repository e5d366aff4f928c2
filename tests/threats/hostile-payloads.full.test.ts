import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoClassId } from '#platform/demo';
import { forEachEngine } from '#platform/testing';
import type { Call } from '#shared/contracts';
import { buildPayload, placesOf, replaceAt, valueAt } from './testing/build-payload.ts';
import { type Caller, type EveryCall, inParallel, openEveryCall, servedCalls } from './testing/every-call.ts';

/** What lies behind the door of a call is reached with ids that the demo data has. */
const samples = {
  userId: '2002',
  unitId: 'U2001',
  clientId: 'reader',
  parentId: '3001',
  username: 't.wu',
  loginName: 't.wu',
  oldPassword: 'Demo2026',
  serverId: 'exam',
  classId: demoClassId('U2001', '三年级', '(2)班'),
  decorationSet: '{"themeList":[],"footerMsg":{"baList":[]}}',
};
/** From the most to the least that somebody may do. */
const users = ['4001', '4002', '2001', '3001', '1001'];

function textOf(before: unknown): string {
  return typeof before === 'string' ? before : '';
}

/** Compression of a database must not make it short again. */
const long = randomBytes(45_000).toString('base64');
const megabyte = 'x'.repeat(2 ** 20);

interface Hostile {
  name: string;
  change: (before: unknown) => unknown;
  /** For texts only: others are refused for what they are. Addresses end at 16 KB, long before such a value. */
  isLarge?: true;
}

const hostile: readonly Hostile[] = [
  { name: 'U+0000', change: (before) => `${textOf(before)}\0` },
  { name: 'half of a character', change: (before) => `${textOf(before)}\ud83d` },
  { name: '12 KB', change: () => long.slice(0, 12_000) },
  { name: '60 KB', change: () => long, isLarge: true },
  { name: '1 MB', change: () => megabyte, isLarge: true },
  { name: 'no text', change: () => '' },
  { name: 'another text', change: () => '😀 %_\\ ' },
  { name: 'digits beyond every column', change: () => '9'.repeat(30) },
  { name: 'a number beyond every column', change: () => 1e300 },
  { name: 'beyond 32 bits', change: () => 2 ** 40 },
  { name: 'the largest whole number', change: () => Number.MAX_SAFE_INTEGER },
  { name: 'a negative number', change: () => -1 },
  { name: 'a fraction', change: () => 1.5 },
  { name: 'a flag', change: () => true },
  { name: 'null', change: () => null },
  { name: 'a list', change: () => ['a', ['b']] },
  { name: 'an object', change: () => ({ a: { b: 'c' }, toString: 'x' }) },
];

interface Attack {
  call: Call;
  payload: unknown;
  caller: Caller | undefined;
  name: string;
}

const bodies: readonly unknown[] = [null, [], [1], 'text', 7, {}];

function attacksOn(call: Call, caller: Caller | undefined): Attack[] {
  const payload = buildPayload(call, samples);
  const inFields = placesOf(payload).flatMap((place) =>
    hostile
      .filter(
        ({ isLarge }) => !isLarge || (call.method === 'POST' && typeof valueAt(payload, place) === 'string'),
      )
      .map(({ name, change }) => ({
        call,
        caller,
        payload: replaceAt(payload, place, change),
        name: `${name} as ${place.join('.')}`,
      })),
  );
  const whole = bodies.map((body) => ({
    call,
    caller,
    payload: body,
    name: `${JSON.stringify(body)} as payload`,
  }));
  return [...inFields, ...whole];
}

function isRefused(code: string): boolean {
  return code === 'forbidden' || code === 'not_found';
}

forEachEngine((engine) => {
  let every: EveryCall;
  beforeAll(async () => {
    every = await openEveryCall(engine.database());
  });
  afterAll(() => every?.close());

  /** The user who gets furthest; nobody for a call that asks for no session. */
  const findCaller = async (call: Call): Promise<Caller | undefined> => {
    if (call.audience === 'public') return undefined;
    for (const userId of users) {
      const { code } = await every.send(call, buildPayload(call, samples), { userId });
      if (!isRefused(code)) return { userId };
    }
    return { userId: '4002' };
  };

  describe('any input', () => {
    it.each(servedCalls.map((call) => [call.name, call] as const))(
      'when a field of %s is given what it is not made for, then it is refused, and nothing fails',
      async (_, call) => {
        const attacks = attacksOn(call, await findCaller(call));
        const failed: string[] = [];
        await inParallel(attacks, async ({ payload, caller, name }) => {
          const { http, code } = await every.send(call, payload, caller);
          if (http >= 500 || code === 'internal') failed.push(`${name}: ${http} ${code}`);
        });
        expect(failed).toEqual([]);
        expect(attacks.length).toBeGreaterThanOrEqual(bodies.length);
      },
    );

    it('when the OpenID provider is given such text, then it refuses it as well', async () => {
      const { base } = every.platform;
      const found = await fetch(`${base}/api/uaa/oidc/.well-known/openid-configuration`);
      const metadata: Record<string, unknown> = await found.json();
      const endpoints = Object.entries(metadata).flatMap(([name, value]) =>
        name.endsWith('_endpoint') ? [String(value)] : [],
      );
      expect(endpoints.length).toBeGreaterThan(5);
      const fields = [
        'client_id',
        'client_secret',
        'redirect_uri',
        'request_uri',
        'code',
        'token',
        'refresh_token',
      ]
        .concat([
          'id_token_hint',
          'login_hint',
          'scope',
          'state',
          'nonce',
          'post_logout_redirect_uri',
          'username',
        ])
        .concat(['grant_type', 'response_type', 'code_verifier', 'code_challenge', 'xsrf', 'prompt']);
      const usual = {
        client_id: 'reader',
        redirect_uri: 'http://localhost:4001/callback',
        response_type: 'code',
      };
      const more = { scope: 'openid', grant_type: 'authorization_code', code: 'none', token: 'none' };
      const failed: string[] = [];
      const check = async (address: string, init: RequestInit, name: string): Promise<void> => {
        const response = await fetch(address, { ...init, redirect: 'manual' });
        await response.text();
        if (response.status >= 500)
          failed.push(`${init.method ?? 'GET'} ${address}, ${name}: ${response.status}`);
      };
      const asked = endpoints.flatMap((endpoint) => fields.map((field) => ({ endpoint, field })));
      await inParallel(asked, async ({ endpoint, field }) => {
        const form = new URLSearchParams({ ...usual, ...more, [field]: 'none\0' });
        const authorization = `Basic ${Buffer.from('reader%00:none%00').toString('base64')}`;
        await check(`${endpoint}?${form}`, {}, field);
        await check(endpoint, { method: 'POST', body: form }, field);
        await check(endpoint, { method: 'POST', body: form, headers: { authorization } }, `${field}, secret`);
        await check(endpoint, { headers: { authorization: `Bearer none%00${field}` } }, field);
      });
      for (const path of ['continue/none%00', 'auth/none%00', 'none%00'])
        await check(`${base}/api/uaa/oidc/${path}`, {}, path);
      expect(failed).toEqual([]);
    }, 30_000);

    it('when the shown messages of the demo are asked for so, then that is refused as well', async () => {
      const response = await fetch(`${every.platform.base}/api/uaa/demo/outbox?recipient=%00`);
      expect(response.status).toBeLessThan(500);
    });
  });
});
