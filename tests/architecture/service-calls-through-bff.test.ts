import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shownLimits } from '../../platform/program-calls/call-limits.ts';
import { createServiceScene } from '../../platform/program-calls/testing/service-scene.ts';
import { type PortalAtAddress, startPortalAtAddress } from './testing/portal-at-address.ts';

const root = path.resolve(import.meta.dirname, '../..');
const example = path.join(root, 'tests/clients/apps/service-calls.sh');
const run = promisify(execFile);

let portal: PortalAtAddress;
beforeAll(async () => {
  portal = await startPortalAtAddress();
});
afterAll(() => portal.close());
const scene = createServiceScene(
  () => portal.database,
  () => portal.platform,
);

it('when the calls of the guide are run as they stand there, then each is answered', async () => {
  const { party, unitId, appCode } = await scene.createService();
  const other = await scene.createProgram();
  await scene.grant(party, other.unitId);
  const userId = await scene.addUser(unitId, { user_type: 1, real_name: '李小明' });
  const ownerId = await scene.addUser(unitId, { user_type: 2 });
  const file = await scene.uploadAs(ownerId, appCode);
  const env = {
    ...{ ...process.env, PORTAL: portal.url, UNIT_ID: unitId, FILE_ID: file.fileId, OWNER_ID: ownerId },
    ...{ CLIENT_ID: party.id, CLIENT_SECRET: party.secret ?? '' },
  };
  const { stdout } = await run('bash', [example], { env });
  const common = { unknown: [], limits: shownLimits };
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(all).toEqual([
    { classes: [], nextCursor: null },
    {
      people: [{ userId, name: '李小明', userType: 1, classes: [], parents: [] }],
      nextCursor: null,
    },
    { appCode, set: 1, ...common },
    { appCode, messageId: expect.any(String), sent: 1, limited: [], ...common },
    { appCode, saved: 1, unchanged: 0, limited: [], ...common },
    { done: 1, ...common },
    {
      ...{ appCode, fileId: file.fileId, name: file.name, type: file.type, size: file.size },
      ...{ readers: 1, ...common },
    },
    { removed: 1, limits: shownLimits },
  ]);
});

it('when the guide names a limit, then it is the one that counts', () => {
  const guide = readFileSync(path.join(root, 'docs/integrators/service-calls.md'), 'utf8');
  for (const [name, limit] of Object.entries(shownLimits))
    expect(guide).toContain(`| \`${name}\` | ${limit}`);
});
