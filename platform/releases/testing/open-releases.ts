import { randomBytes } from 'node:crypto';
import { createLocalChangeBus } from '#platform/changes';
import type { PortalDatabase } from '#platform/database';
import { type DemoPlatform, startDemoPlatform, type TestAnswer } from '#platform/testing';
import type { AppSnapshot } from '#shared/contracts';
import { createKey, signBy, type TestKey } from './build-archive.ts';

type Body = TestAnswer['body'];

export interface ReleasesUnderTest extends DemoPlatform {
  /** Everything that was announced so far. */
  readonly announced: string[];
  /** A key of a demo user, registered. */
  readonly keyOf: (login: string) => Promise<TestKey>;
  /** From the command line. */
  readonly publish: (key: TestKey, archive: Uint8Array) => Promise<Body>;
  readonly order: (key: TestKey, order: object) => Promise<Body>;
  readonly send: (login: string, path: string, payload: object) => Promise<Body>;
  readonly decide: (login: string, version: string, decision?: string, note?: string) => Promise<Body>;
  readonly move: (login: string, payload: object) => Promise<Body>;
  readonly snapshot: () => Promise<AppSnapshot>;
  readonly tilesOf: (login: string) => Promise<string[]>;
}

const base = '/api/base';

/** The demo with the calls of this room. */
export async function openReleases(database: PortalDatabase): Promise<ReleasesUnderTest> {
  const changes = createLocalChangeBus();
  const announced: string[] = [];
  changes.listen((ids) => announced.push(...ids));
  const platform = await startDemoPlatform(database, { changes });
  const send = async (login: string, path: string, payload: object): Promise<Body> =>
    (await (await platform.as(login)).postJson(base + path, payload)).body;
  const signed = async (key: TestKey, purpose: 'release' | 'order', content: Uint8Array): Promise<Body> => {
    const path = purpose === 'release' ? 'upload' : 'order';
    const response = await fetch(`${platform.base}${base}/app_publish/${path}`, {
      method: 'POST',
      headers: {
        authorization: `PortalKey keyId="${key.keyId}", signature="${signBy(key, purpose, content)}"`,
        'content-type': purpose === 'release' ? 'application/zip' : 'application/json',
      },
      body: new Uint8Array(content),
    });
    return response.json();
  };
  return {
    ...platform,
    announced,
    send,
    keyOf: async (login) => {
      const key = createKey();
      const { publicKey } = key;
      const { data } = await send(login, '/app_key/add', { name: 'laptop', publicKey });
      return { ...key, keyId: data.keyId };
    },
    publish: (key, archive) => signed(key, 'release', archive),
    order: (key, order) => {
      const nonce = randomBytes(12).toString('hex');
      const whole = { code: 'timetable', createdAt: platform.now(), nonce, ...order };
      return signed(key, 'order', Buffer.from(JSON.stringify(whole)));
    },
    decide: (login, version, decision = 'approve', note = '') =>
      send(login, '/app_release/decide', { code: 'timetable', version, decision, note }),
    move: (login, payload) =>
      send(login, '/app_release/move', { code: 'timetable', channel: 'stable', ...payload }),
    snapshot: async () => (await fetch(`${platform.base}/internal/apps`)).json(),
    tilesOf: async (login) => {
      const client = await platform.as(login);
      const { userId, unitId } = (await client.get('/api/uaa/oauth/me')).body.data;
      const query = new URLSearchParams({ userId, unitId, appType: '1' });
      const { data } = (await client.get(`/api/base/desktop/my_app_icon?${query}`)).body;
      return data.flatMap(({ iconVMs }: { iconVMs: { code: string }[] }) => iconVMs.map(({ code }) => code));
    },
  };
}
