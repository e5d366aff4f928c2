import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateToLatest, type PortalDatabase } from '#platform/database';
import { startSession } from '#platform/identity';
import {
  describePostgres,
  makeFullAdministrator,
  startTestPlatform,
  type TestPlatform,
} from '#platform/testing';
import type { Call } from '#shared/contracts';
import { createPortalPlace, type PortalPlace } from '../operations/testing/portal-place.ts';
import { buildPayload } from '../threats/testing/build-payload.ts';
import { sendCall, servedCalls } from '../threats/testing/every-call.ts';
import { insertMillionPeople, now } from './testing/million-people.ts';
import { openWithPlans, type StatementPlan } from './testing/open-with-plans.ts';

const size = { units: 1_000, people: 1_000 };
/** Tables with fewer rows are read whole by good plans. */
const largeFrom = 5_000;
/** Of a statement: a unit has 1,000 people, and the bureau 1,000 units. */
const maxRows = 10_000;
/** Sums over all schools of a bureau: they may count many rows, by an index. */
const sums = ['base.desktop.app_use', 'base.area.schools', 'base.units.schools'];
/** The total of a list over all units, which counts its table. */
const total = /^select count\(\*\) as "count" from "\w+" as "\w+"$/;
/** What is asked about one row that nobody has here, or about rights that neither reader has. Their statements count as well. */
const refusals = [
  ...['uaa.qr.describe', 'uaa.consent.details', 'uaa.clients.details', 'uaa.clients.secret_list'],
  ...['uaa.clients.unit_list', 'uaa.clients.owner_list', 'uaa.clients.event_list', 'uaa.clients.program'],
  ...['uaa.provider.keys', 'uaa.clients.invitations', 'uaa.social.switch_accounts', 'uaa.face.user'],
  ...['uaa.face.class_register', 'base.family.children', 'base.family.current_child', 'base.family.overview'],
  ...['base.family.linked_identity', 'base.app_requests.state', 'base.unit_apps.menu', 'base.messages.get'],
  'base.app_release.get',
  ...['base.messages.readers', 'base.roles.people', 'base.import.get', 'base.import.rows'],
  ...['drive.list', 'drive.activity', 'drive.share_list', 'drive.version_list'],
  'base.app_service.get',
];
/** One full administrator of a school, and one of the bureau. */
const readers = {
  school: {
    ...{ ids: { userId: 'p7', unitId: 'u7' }, sums: [] },
    refusals: [...refusals, 'base.area.schools', 'base.units.schools'],
  },
  bureau: { ids: { userId: 'p0', unitId: 'u0' }, sums, refusals },
} as const;

interface Ids {
  readonly userId: string;
  readonly unitId: string;
}

const reads = servedCalls.filter(
  ({ effect, audience, reply }) => effect === 'read' && audience === 'signed-in' && reply !== 'file',
);

describePostgres(() => {
  let place: PortalPlace;
  let noted: ReturnType<typeof openWithPlans>;
  let platform: TestPlatform;
  let large: ReadonlySet<string>;

  beforeAll(async () => {
    // A database of its own: long statements would keep other tests from vacuuming theirs.
    place = await createPortalPlace('postgres');
    noted = openWithPlans({ engine: 'postgres', url: place.env.DATABASE_URL ?? '' });
    await migrateToLatest(noted.database);
    await fill(noted.database);
    large = await listLarge(noted.database);
    platform = await startTestPlatform(noted.database);
    await noted.take();
  }, 900_000);

  afterAll(async () => {
    await platform.close();
    await noted.database.close();
    await place.remove();
  });

  test.each(Object.entries(readers))(
    'when an administrator of the %s reads among 1,000,000 people, then no statement reads a large table whole or many rows',
    { timeout: 300_000 },
    async (_, { ids, sums, refusals }) => {
      await makeFullAdministrator(noted.database.db, ids.userId);
      const request = { id: 'plans', ip: '10.0.0.1', userAgent: 'plans' };
      const session = await startSession(
        noted.database.db,
        { userId: ids.userId, amr: ['pwd'], request },
        now,
      );
      const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const problems: string[] = [];
      const refused: string[] = [];
      let explained = 0;
      for (const call of reads) {
        if (!(await send(platform.base, call, ids, cookie))) refused.push(call.name);
        const plans = await noted.take();
        explained += plans.length;
        const most = sums.some((name) => name === call.name) ? Infinity : maxRows;
        problems.push(...plans.flatMap((plan) => describeProblem(call, plan, { large, most })));
      }
      expect(explained).toBeGreaterThan(reads.length);
      expect(problems).toEqual([]);
      expect(refused.toSorted()).toEqual([...refusals].toSorted());
    },
  );
});

async function fill({ db }: PortalDatabase): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    // The made-up rows point to each other rightly: a check of each takes most of the time. Only superusers may leave it out.
    await sql`set session_replication_role = replica`.execute(one).catch(() => undefined);
    await insertMillionPeople(one, size);
    await sql`set session_replication_role = origin`.execute(one).catch(() => undefined);
    await sql`vacuum analyze`.execute(one);
  });
}

/** Sends a call as a screen does. False where it was refused. */
async function send(base: string, call: Call, ids: Ids, cookie: string): Promise<boolean> {
  const classId = `c${ids.unitId.slice(1)}`;
  const samples = { ...ids, serverId: 'exam', classId, table: 'auth_audit', days: 180 };
  const { http, code } = await sendCall(base, call, buildPayload(call, samples), { cookie });
  return http < 400 && (code === '' || code === 'ok');
}

async function listLarge({ db }: PortalDatabase): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and reltuples > ${sql.lit(largeFrom)}`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}

function describeProblem(
  call: Call,
  { sql, scanned, rows }: StatementPlan,
  { large, most }: { large: ReadonlySet<string>; most: number },
): string[] {
  if (total.test(sql)) return [];
  const whole = [...new Set(scanned.filter((table) => large.has(table)))];
  const statement = `${call.name}: ${sql.slice(0, 300)}`;
  return [
    ...whole.map((table) => `${statement} reads all of ${table}`),
    ...(rows > most ? [`${statement} reads ${rows} rows`] : []),
  ];
}
