import { expect, test } from 'vitest';
import { createAuditWriter } from '#platform/identity';
import { forEachEngine } from '#platform/testing';
import { unitTypeCodes } from '#shared/contracts';
import { createAdministrator } from './index.ts';

const given = { loginName: 'admin', realName: '何静', unit: '青江小学', unitType: unitTypeCodes.school };

forEachEngine((engine) => {
  test('when the first school wants samples, then it has a year, classes, and people who cannot sign in', async () => {
    const { db } = engine.database();
    const deps = { db, clock: () => Date.UTC(2026, 7, 31, 20), hashPassword: async () => 'hash' };
    const writeAudit = createAuditWriter(deps.clock);
    const { unitId } = await createAdministrator(
      { ...deps, writeAudit },
      { ...given, hasSamples: true, language: 'en' },
    );
    const unit = await db.selectFrom('unit').selectAll().executeTakeFirstOrThrow();
    expect(unit.default_language).toBe('en');
    const classes = await db.selectFrom('school_class').selectAll().where('unit_id', '=', unitId).execute();
    expect(classes.map(({ class_name }) => class_name).toSorted()).toEqual(['(1)班', '(2)班']);
    const people = await db.selectFrom('app_user').selectAll().where('user_type', '!=', 4).execute();
    expect(people).toHaveLength(7);
    for (const person of people)
      expect(person).toMatchObject({ password_hash: null, real_name: expect.stringContaining('示例') });
    const years = await db.selectFrom('school_year').selectAll().execute();
    // In China it is the first day of September already.
    expect(years).toMatchObject([{ name: '2026–2027', is_current: 1, begins_on: '2026-09-01' }]);
  });
});
