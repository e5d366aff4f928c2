import { expect, onTestFinished, test } from 'vitest';
import { findMigrations, migrationNames } from '#platform/database';
import { createVisitor } from '../replicas/testing/visitor.ts';
import { fillAsReleased, newerMigrations, releasedRows } from './testing/earlier-release.ts';
import type { UpgradeOrder } from './testing/kill-while-upgrading.ts';
import { createPortalPlace, type Engine, engines, type PortalPlace } from './testing/portal-place.ts';
import { runNode, runPortal } from './testing/run-portal.ts';
import { startPortal } from './testing/start-portal.ts';

const limit = 120_000;
const school = 'U2001';

async function releasedPlace(engine: Engine): Promise<PortalPlace> {
  const place = await createPortalPlace(engine);
  onTestFinished(() => place.remove());
  await fillAsReleased(place);
  return place;
}

function countReleased(table: string, isMeant: (row: Readonly<Record<string, unknown>>) => boolean): number {
  const count = releasedRows.filter(([each, row]) => each === table && isMeant(row)).length;
  expect(count, table).toBeGreaterThan(0);
  return count;
}

async function migrationsOf(place: PortalPlace): Promise<string[]> {
  const database = place.open();
  try {
    return await findMigrations(database);
  } finally {
    await database.close();
  }
}

function killWhileUpgrading({ options }: PortalPlace) {
  const order: UpgradeOrder = { options, text: 'second_step' };
  return runNode({}, 'tests/operations/testing/kill-while-upgrading.ts', JSON.stringify(order));
}

test.each(engines)(
  'when the data of an earlier release meet this program on %s, then doctor counts what is ahead, and a start brings it',
  async (engine) => {
    const place = await releasedPlace(engine);
    expect((await runPortal(place.env, 'doctor')).stdout).toContain(`${newerMigrations} are missing`);

    const portal = await startPortal(place);
    expect(await migrationsOf(place)).toEqual(migrationNames);
    const teacher = createVisitor(portal.url);
    expect((await teacher.signIn('t.zhou')).json).toMatchObject({ status: 200 });
    const administrator = createVisitor(portal.url);
    expect((await administrator.signIn('ps.admin')).json).toMatchObject({ status: 200 });

    const classes = await administrator.get('/api/base/organisation/classes?size=100');
    expect(classes.json.data.total).toBe(countReleased('school_class', ({ unit_id }) => unit_id === school));
    const files = await teacher.get('/api/drive/list?view=folder');
    expect(files.json.data.total).toBe(
      countReleased(
        'drive_entry',
        (row) => row.space_id === 'drive-zhou' && row.parent_id === '' && row.removed_at === null,
      ),
    );
    // What came after that release works on these data, too.
    const overview = await administrator.get('/api/base/units/overview');
    expect(overview.json).toMatchObject({ status: 200 });
  },
  limit,
);

test.each(engines)(
  'when an upgrade is killed in its middle on %s, then the data are those of before, and the next start is whole',
  async (engine) => {
    const place = await releasedPlace(engine);
    const before = await migrationsOf(place);
    expect(await killWhileUpgrading(place)).toMatchObject({ signal: 'SIGKILL', stdout: '' });
    expect(await migrationsOf(place)).toEqual(before);
    const portal = await startPortal(place);
    expect((await createVisitor(portal.url).signIn('s.zhouan')).json).toMatchObject({ status: 200 });
    expect(await migrationsOf(place)).toEqual(migrationNames);
  },
  limit,
);
