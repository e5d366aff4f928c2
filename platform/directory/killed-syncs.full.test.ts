import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { migrateToLatest, openDatabase } from '#platform/database';
import { createAuditWriter } from '#platform/identity';
import { createSqlitePlace } from '#platform/testing';
import { openDirectory } from './open-directory.ts';
import { readDirectory } from './read-directory.ts';
import { syncPeople } from './sync/sync-people.ts';
import { hasSlapd, startSlapd } from './testing/index.ts';

const script = path.join(import.meta.dirname, 'testing/sync-until-killed.ts');
const rounds = 4;
const people = 1_400;
const perBatch = 200;

/** Starts a process that compares, and kills it inside its batch number `batch`. */
async function killIn(order: object, batch: number): Promise<void> {
  const child = spawn(process.execPath, [script, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let seen = 0;
  for await (const _ of createInterface(child.stdout)) {
    seen += 1;
    if (seen === batch) child.kill('SIGKILL');
  }
  expect((await ended)[1]).toBe('SIGKILL');
}

test.skipIf(!hasSlapd)(
  `when a comparison is killed ${rounds} times, then whole batches are there, and the next one goes on with what is left`,
  async () => {
    const slapd = await startSlapd(
      Array.from({ length: people }, (_, at) => ({ uid: `pupil${at}`, type: 'student' as const })),
    );
    const place = await createSqlitePlace();
    const file = place.options.engine === 'sqlite' ? place.options.file : '';
    const database = openDatabase(place.options);
    await migrateToLatest(database);
    const { db } = database;
    await db.insertInto('unit').values({ id: 'U1', name: '学校', unit_type: 2 }).execute();
    const variables = { ...slapd.variables, LDAP_UNIT: 'U1' };
    for (let round = 1; round <= rounds; round += 1) {
      await killIn({ file, variables }, 2);
      const there = await db.selectFrom('app_user').select('id').execute();
      const kept = await db.selectFrom('directory_account').select('user_id').execute();
      const lines = await db.selectFrom('auth_audit').select('id').execute();
      expect(there.length % perBatch).toBe(0);
      expect(there.length).toBeGreaterThanOrEqual(round * perBatch);
      expect([kept.length, lines.length]).toEqual([there.length, there.length / perBatch]);
    }
    const settings = readDirectory(variables);
    if (!settings) throw new Error('these variables name no directory');
    const deps = { database, clock: Date.now, writeAudit: createAuditWriter(Date.now) };
    const rest = { directory: openDirectory(settings), endSessionsOf: async () => undefined };
    expect(await syncPeople({ ...deps, ...rest })).toMatchObject({ state: 'done' });
    const there = await db.selectFrom('app_user').select('external_id').execute();
    expect(new Set(there.map(({ external_id }) => external_id)).size).toBe(people);
    expect(there).toHaveLength(people);
    await database.close();
    await place.remove();
    await slapd.close();
  },
  120_000,
);
