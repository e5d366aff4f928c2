import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { openMigrated, startTestPlatform, type TestPlatform } from '#platform/testing';
import { createFolderFileStore } from './file-store.ts';

let folder: string;
let database: PortalDatabase;
let platform: TestPlatform;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  const files = createFolderFileStore(folder);
  await files.put('unit', 'U2001.svg', '<svg>logo</svg>');
  await files.put('icon', 'hw.svg', '<svg>tile</svg>');
  database = await openMigrated();
  platform = await startTestPlatform(database, { files });
});
afterAll(async () => {
  await platform.close();
  await database.close();
  await rm(folder, { recursive: true });
});

function addressOf(path: string): string {
  return `${platform.base}/api/storage/show/${path}`;
}

function fetchPicture(path: string): Promise<Response> {
  return fetch(addressOf(path));
}

/** Not by fetch: it forbids caches to answer as soon as a validator is set by hand. */
async function revalidate(path: string, etag: string): Promise<{ status: number; body: string }> {
  const request = get(addressOf(path), { headers: { 'if-none-match': etag } });
  const [response] = await once(request, 'response');
  return { status: response.statusCode, body: await text(response) };
}

describe('a picture', () => {
  test.each([
    ['unit/U2001', '<svg>logo</svg>'],
    ['icon/hw.svg', '<svg>tile</svg>'],
  ])(
    'when %s is asked for without a session, then it comes with headers that keep it harmless',
    async (path, svg) => {
      const response = await fetchPicture(path);
      expect([response.status, await response.text()]).toEqual([200, svg]);
      expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(response.headers.get('content-security-policy')).toContain(
        "default-src 'none'; style-src 'unsafe-inline'",
      );
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );

  test('when the browser has it already, then nothing is sent again', async () => {
    const etag = (await fetchPicture('icon/hw.svg')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(await revalidate('icon/hw.svg', etag)).toEqual({ status: 304, body: '' });
    expect((await revalidate('icon/hw.svg', '"other"')).status).toBe(200);
  });

  test.each(['unit/..', 'icon/lost.svg'])('when there is no %s, then it is HTTP 404', async (path) => {
    expect((await fetchPicture(path)).status).toBe(404);
  });

  test.each(['unit/U2002', 'unit/%2e%2e%2f%2e%2e%2fsecret'])(
    'when there is no logo at %s, then nothing comes, which is no failure',
    async (path) => {
      const response = await fetchPicture(path);
      expect([response.status, await response.text()]).toEqual([204, '']);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each([
    'unit/%00',
    'icon/..%2f..%2fplatform.db',
    'icon/%2e%2e%2funit%2fU2001.svg',
    'icon/HW.SVG',
    'icon/hw.png',
  ])('when %s is no name of a picture, then no file comes', async (path) => {
    const response = await fetchPicture(path);
    expect(response.headers.get('content-type')).toMatch(/json/);
    expect((await response.json()).status).toBeGreaterThanOrEqual(400);
  });
});
