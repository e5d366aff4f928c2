import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerJson, getContext, type Step } from '#bff/http';
import { DomainError } from '#shared/contracts';
import { ask, signIn } from './testing/ask.ts';
import { type RunningBff, startBff } from './testing/start-bff.ts';
import { installStubIdentity } from './testing/stub-identity.ts';
import { answerEnvelope, type StubUpstream, startStubUpstream } from './testing/stub-upstream.ts';

let upstream: StubUpstream;
let bff: RunningBff;

const assets: Step = (_req, res, ctx, next) => {
  if (ctx.pathname.startsWith('/assets/')) answerJson(res, ctx, { hasSession: ctx.session !== undefined });
  else next();
};
const faults: Step = (req, _res, ctx, next) => {
  const fault = req.headers['x-demo-fault'];
  ctx.fault = typeof fault === 'string' ? fault : undefined;
  next(ctx.fault === 'broken' ? new DomainError('upstream_unavailable') : undefined);
};
const routes = express()
  .disable('x-powered-by')
  .get('/bff/session', (req, res) => answerJson(res, getContext(req), { key: getContext(req).session?.key }))
  .post('/bff/prefs', express.json({ limit: 100 }), (req, res) => answerJson(res, getContext(req), req.body))
  .get('/bff/refused', () => {
    throw new DomainError('too_many_attempts', { retryAfter: 12.3 });
  })
  .get('/bff/bug', async () => {
    throw new Error('CANARY of the inside');
  });

beforeEach(async () => {
  upstream = await startStubUpstream();
  installStubIdentity(upstream);
  bff = await startBff({ upstreamUrl: upstream.url, rooms: () => ({ assets, faults, pages: routes }) });
});
afterEach(async () => {
  await bff.stop();
  await upstream.close();
});

describe('the stack', () => {
  it('when a file is asked, then no session is looked up; a route has it', async () => {
    const { sid } = await signIn(bff.port);
    expect((await ask(bff.port, { path: '/assets/a.js', sid })).json).toEqual({ hasSession: false });
    expect((await ask(bff.port, { path: '/bff/session', sid })).json.key).toHaveLength(43);
    expect((await ask(bff.port, { path: '/bff/session' })).json).toEqual({});
  });

  it('when a fault is asked for, then it acts on both paths, after the checks', async () => {
    const headers = { 'x-demo-fault': 'broken' };
    expect((await ask(bff.port, { path: '/api/base/x', headers })).status).toBe(502);
    expect((await ask(bff.port, { path: '/bff/session', headers })).status).toBe(502);
    expect((await ask(bff.port, { path: '/api/nowhere', headers })).status).toBe(404);
    expect(upstream.calls).toEqual([]);
  });

  it('when a route refuses, then the envelope says why and when to come back', async () => {
    const reply = await ask(bff.port, { path: '/bff/refused' });
    expect(reply).toMatchObject({ status: 429, json: { code: 'too_many_attempts' } });
    expect(reply.headers['retry-after']).toBe('13');
  });

  it('when a route fails, then the user hears nothing of the inside and the log has the reason', async () => {
    const reply = await ask(bff.port, { path: '/bff/bug' });
    expect(reply).toMatchObject({ status: 500, json: { code: 'internal', requestId: expect.any(String) } });
    expect(reply.text).not.toContain('CANARY');
    expect(bff.logged.find(({ event }) => event === 'request_failed')?.fields).toMatchObject({
      id: reply.json.requestId,
      detail: 'Error: CANARY of the inside',
    });
  });

  it.each([
    ['too long', JSON.stringify({ a: 'x'.repeat(200) }), 413, 'body_too_large'],
    ['no JSON', '{oops', 400, 'bad_request'],
  ])('when a body is %s, then the refusal says so', async (_, body, status, code) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await ask(bff.port, { method: 'POST', path: '/bff/prefs', headers, body });
    expect(reply).toMatchObject({ status, json: { code } });
  });

  it('when nobody answers an address, then it does not exist', async () => {
    expect(await ask(bff.port, { path: '/nowhere' })).toMatchObject({
      status: 404,
      json: { code: 'unknown_address' },
    });
  });

  it('when it closes, then requests under way are finished first', async () => {
    let finish: (() => void) | undefined;
    upstream.on('/api/base/slow', (_req, res) => {
      finish = () => res.end('{"status":200}');
    });
    const slow = ask(bff.port, { path: '/api/base/slow' });
    await expect.poll(() => finish).toBeDefined();
    const closing = bff.close();
    finish?.();
    expect((await slow).json).toEqual({ status: 200 });
    await closing;
    await expect(ask(bff.port, { path: '/api/base/x' })).rejects.toThrow();
    bff = await startBff({ upstreamUrl: upstream.url });
  });
});

it('when the upstream demands a secret, then every call shows it and no browser can say another', async () => {
  const upstreamSecret = 'x'.repeat(43);
  const shown: (string | string[] | undefined)[] = [];
  const remember = (path: string) =>
    upstream.on(path, (req, res) => {
      shown.push(req.headers['x-internal-secret']);
      answerEnvelope(res, null);
    });
  for (const path of ['/api/base/proxied', '/api/base/own', '/internal/changes']) remember(path);
  const demanding = await startBff({ upstreamUrl: upstream.url, upstreamSecret });
  const headers = { 'x-internal-secret': 'of the browser' };
  expect((await ask(demanding.port, { path: '/api/base/proxied', headers })).status).toBe(200);
  const nobody = { id: 'id', clientAddress: '127.0.0.1', session: undefined };
  await demanding.parts.upstream.fetchUpstream(nobody, '/api/base/own');
  await demanding.parts.upstream.pool.request({ method: 'GET', path: '/internal/changes' });
  await demanding.stop();
  expect(shown).toEqual([upstreamSecret, upstreamSecret, upstreamSecret]);
  expect((await ask(bff.port, { path: '/api/base/proxied', headers })).status).toBe(200);
  expect(shown.at(-1)).toBeUndefined();
});

it('when a request has not passed the BFF, then it has no context', () => {
  expect(() => getContext(Object.create(null))).toThrow(/not passed/);
});
