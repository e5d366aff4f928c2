import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRedisStores } from '#bff/session';
import { ask, type Reply } from '../../bff/testing/ask.ts';
import { findMissingPrograms } from '../processes/find-program.ts';
import { type RedisProgram, startRedis } from '../processes/redis.ts';
import { type ServerProgram, startBff } from '../processes/servers.ts';

const startLimit = 60_000;

describe.skipIf(findMissingPrograms(['redis-server']).length > 0)('what users arrange, with Redis', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-preferences-'));
  let redis: RedisProgram;
  let bff: ServerProgram;
  beforeAll(async () => {
    redis = await startRedis();
    bff = await startBff({ DATA_DIR, DEMO: '1', REDIS_URL: redis.url, SESSION_KEYS: 'k'.repeat(43) });
  }, startLimit);
  afterAll(async () => {
    await bff.stop();
    await redis.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  const askPortal = (question: Parameters<typeof ask>[1]): Promise<Reply> => {
    const headers = { host: `localhost:${bff.port}`, ...question.headers };
    return ask(bff.port, { ...question, headers });
  };
  const signIn = async (): Promise<string> => {
    const { sid } = await askPortal({
      method: 'POST',
      path: '/api/uaa/oauth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'username=t.zhou&password=Demo2026',
    });
    if (!sid) throw new Error('t.zhou could not sign in');
    return sid;
  };
  const save = (sid: string, prefs: object): Promise<Reply> =>
    askPortal({
      method: 'POST',
      path: '/bff/prefs',
      sid,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(prefs),
    });
  const read = async (sid: string) => (await askPortal({ path: '/bff/prefs', sid })).json.data;

  it('when Redis loses everything, then users sign in anew and find what they have arranged', async () => {
    const favourites = { at: 1, value: ['hw'] };
    const sid = await signIn();
    expect((await save(sid, { favourites })).json).toMatchObject({ status: 200, data: { favourites } });
    const client = createClient({ url: redis.url });
    await client.connect();
    await client.flushAll();
    client.destroy();
    await expect.poll(async () => (await askPortal({ path: '/bff/prefs', sid })).json.status).toBe(401);
    const again = await signIn();
    expect(await read(again)).toEqual({ favourites });
    const page = await askPortal({ path: '/desktop/home', sid: again, headers: { accept: 'text/html' } });
    expect(page.text).toContain('"prefs":{"favourites":{"at":1,"value":["hw"]}}');
  });

  it('when Redis has what an older version kept there, then it moves once its user comes, and nothing newer is lost', async () => {
    const sid = await signIn();
    const { documents, close } = await openRedisStores({ url: redis.url });
    const key = 'prefs:2001';
    const keep = (prefs: object) => documents.replace(key, JSON.stringify(prefs), 0);

    await keep({ hidden: { at: 2, value: ['tt'] } });
    expect((await read(sid)).hidden).toEqual({ at: 2, value: ['tt'] });
    expect(await documents.find(key)).toBeUndefined();

    await keep({ hidden: { at: 1, value: ['old'] }, layout: { at: 1, value: 'left' } });
    const { data } = (await save(sid, { layout: { at: 3, value: 'top' } })).json;
    expect(data).toMatchObject({ hidden: { at: 2, value: ['tt'] }, layout: { at: 3, value: 'top' } });
    expect(await documents.find(key)).toBeUndefined();
    await close();
  });
});
