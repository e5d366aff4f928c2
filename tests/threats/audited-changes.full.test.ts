import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listTables } from '#platform/database';
import { demoClassId } from '#platform/demo';
import { auditedBy, auditedForOthers, notAudited } from './testing/audited-by.ts';
import { buildPayload, type Samples } from './testing/build-payload.ts';
import { type EveryCall, openEveryCallOnSqlite, servedCalls } from './testing/every-call.ts';
import { plantClient } from './testing/plant-victim.ts';

const root = path.resolve(import.meta.dirname, '../..');
const actors = { t: '2001', a: '4002', b: '4001' } as const;
const changes = servedCalls.filter(({ effect, audience }) => effect === 'change' && audience === 'signed-in');
const names = changes.map(({ name }) => name);

/** What a request may touch without changing anything that is kept. */
const unaudited = /^(?:auth_|access_token|passkey_challenge|refresh_token|rate_limit|schema_migration)/;

it('when a call changes something, then the list says which event it writes, or why it writes none', () => {
  const lists = [auditedBy, auditedForOthers, notAudited].flatMap(Object.keys);
  expect(names.filter((name) => !lists.includes(name))).toEqual([]);
  expect(lists.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(lists).size).toBe(lists.length);
});

it('when the list names an event, then the platform writes it somewhere', () => {
  const source = globSync('platform/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const events = Object.values({ ...auditedBy, ...auditedForOthers });
  // What is done to clients is written with a dot, for their log too.
  const isWritten = (event: string): boolean =>
    source.includes(`'${event}'`) || source.includes(`'${event.replace('_', '.')}'`);
  expect(events.filter((event) => !isWritten(event))).toEqual([]);
});

let every: EveryCall;
beforeAll(async () => {
  every = await openEveryCallOnSqlite();
});
afterAll(() => every?.close());

async function readState(tables: readonly string[]): Promise<{ rows: string; lines: number }> {
  const all: unknown[] = [];
  for (const table of tables) all.push((await sql`select * from ${sql.table(table)}`.execute(every.db)).rows);
  const { rows } = await sql<{ lines: number }>`select count(*) as lines from auth_audit`.execute(every.db);
  return { rows: JSON.stringify(all), lines: Number(rows[0]?.lines) };
}

/** Who is asked for: the caller herself, or somebody of the school. */
function samplesOf(letter: string, userId: string): Samples[] {
  const unitId = letter === 'b' ? 'U1001' : 'U2001';
  const common = {
    ...{ clientId: 'matrix', serverId: 'exam', classId: demoClassId('U2001', '三年级', '(2)班') },
    ...{ decorationSet: '{"themeList":[],"footerMsg":{"baList":[]}}', table: 'feedback', days: 90 },
  };
  return [
    { ...common, userId, parentId: userId, unitId, revision: 0 },
    { ...common, userId: '2002', parentId: '3002', unitId: 'U2001', revision: 1 },
  ];
}

it('when a call is seen to change something, then it has written a line, unless the list says why not', async () => {
  const tables = (await listTables(every.database)).filter((table) => !unaudited.test(table));
  const silent = new Set<string>();
  const seen = new Set<string>();
  for (const call of changes)
    for (const [letter, userId] of Object.entries(actors))
      for (const samples of samplesOf(letter, userId)) {
        await plantClient(every.db, actors.t);
        const before = await readState(tables);
        await every.send(call, buildPayload(call, samples), { userId });
        const after = await readState(tables);
        if (after.lines > before.lines) seen.add(call.name);
        else if (after.rows !== before.rows) silent.add(call.name);
      }
  const isMeant = (name: string): boolean =>
    Object.hasOwn(notAudited, name) || Object.hasOwn(auditedForOthers, name);
  expect([...silent].filter((name) => !isMeant(name))).toEqual([]);
  // Where a line was seen, the call is not among those that write none.
  expect([...seen].filter((name) => Object.hasOwn(notAudited, name))).toEqual([]);
  expect(seen.size).toBeGreaterThan(10);
}, 180_000);
