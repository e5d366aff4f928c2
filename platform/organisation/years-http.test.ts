import { afterAll, beforeEach, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import type { SchoolYear } from '#shared/contracts';
import { openSchool, type School } from './testing/open-school.ts';

const next = { name: '2027–2028', beginsOn: '2027-09-01', endsOn: '2028-08-31', isCurrent: 'false' };

forEachEngine((engine) => {
  let school: School;
  beforeEach(async () => {
    await school?.close();
    school = await openSchool(engine.database());
  });
  afterAll(() => school?.close());

  const list = async (login = 'ps.admin'): Promise<SchoolYear[]> => (await school.years(login)).data;
  const currentOf = async () => (await list()).filter(({ isCurrent }) => isCurrent).map(({ name }) => name);

  test('when a year is created, then the latest comes first, and the current one stays', async () => {
    expect(await school.saveYear('ps.admin', next)).toMatchObject({ code: 'ok', data: { revision: 1 } });
    expect((await list()).map(({ name }) => name)).toEqual(['2027–2028', '2026–2027', '2025–2026']);
    expect(await currentOf()).toEqual(['2026–2027']);
    const lines = await engine.database().db.selectFrom('auth_audit').select(['event', 'detail']).execute();
    const [line] = lines.filter(({ event }) => event === 'school_year_created');
    expect(JSON.parse(line?.detail ?? '')).toMatchObject({ name: next.name, isCurrent: false });
  });

  test('when another year becomes current, then exactly one is', async () => {
    await school.saveYear('ps.admin', { ...next, isCurrent: 'true' });
    expect(await currentOf()).toEqual(['2027–2028']);
    expect((await list('ms.admin')).find(({ isCurrent }) => isCurrent)?.name).toBe('2026–2027');
  });

  test('when the current year is to be none, then the field says what to do instead', async () => {
    const [current] = await list();
    const { yearId, revision, ...fields } = current ?? ({} as SchoolYear);
    const answer = await school.saveYear('ps.admin', { ...fields, isCurrent: 'false' }, current);
    expect(answer).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field: 'isCurrent' }] });
    expect([yearId, revision]).toEqual([current?.yearId, 1]);
    expect(await currentOf()).toEqual(['2026–2027']);
  });

  test('when a unit has no year yet, then the first one is current, whatever was said', async () => {
    await engine.database().db.updateTable('school_class').set({ year_id: null }).execute();
    await engine.database().db.deleteFrom('school_year').execute();
    expect((await school.saveYear('ps.admin', next)).data.isCurrent).toBe(true);
  });

  test.each([
    [{ endsOn: '2027-09-01' }, 'endsOn'],
    [{ endsOn: '2027-01-01' }, 'endsOn'],
    [{ beginsOn: '2027-02-30' }, 'beginsOn'],
    [{ beginsOn: '' }, 'beginsOn'],
    [{ beginsOn: '2027-08-31' }, 'beginsOn'],
    [{ name: '' }, 'name'],
  ])('when the days or the name are %j, then the field says so', async (fields, field) => {
    const answer = await school.saveYear('ps.admin', { ...next, ...fields });
    expect(answer).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field }] });
  });

  test('when two save one year, or create two that overlap, then one of them is kept', async () => {
    const [year] = await list();
    const changed = {
      ...next,
      name: '改名',
      beginsOn: '2026-09-01',
      endsOn: '2027-08-31',
      isCurrent: 'true',
    };
    const saved = await Promise.all([1, 2].map(() => school.saveYear('ps.admin', changed, year)));
    expect(saved.map(({ code }) => code).toSorted()).toEqual(['conflict', 'ok']);
    const created = await Promise.all([1, 2].map(() => school.saveYear('ps.admin', next)));
    expect(created.map(({ code }) => code).toSorted()).toEqual(['invalid_input', 'ok']);
  });
});
