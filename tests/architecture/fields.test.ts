import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  announcementFields,
  classFields,
  clientFields,
  type FieldTable,
  licenceFields,
  loginPageFields,
  namesOf,
  personFields,
  schoolYearFields,
} from '#shared/contracts';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{bff,platform,remotes,shared,shell}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\/migrations\/|^platform\/demo\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

interface Places {
  table: FieldTable;
  /** The files in which a new field is written down, besides a migration and its name, and a test. */
  written: string[];
  /** What reads or shows most of the fields, and need not know a new one. */
  reading: string[];
}

const entities: Readonly<Record<string, Places>> = {
  person: {
    table: personFields,
    written: ['remotes/people/form/person-fields.tsx', 'shared/contracts/entities/person.ts'],
    reading: [
      // What users see of themselves.
      'remotes/account/profile/my-profile.tsx',
      'shared/contracts/calls/profile.ts',
      // What files name, and may not.
      'platform/import/meaning/check-value.ts',
      'platform/import/meaning/header-words.ts',
      'shared/contracts/entities/import-fields.ts',
      // What OneRoster calls them.
      'platform/import/reading/roster/list-rows.ts',
      'platform/import/reading/roster/open-roster.ts',
      'platform/roster-export/part-rows.ts',
      'platform/roster-export/read-people.ts',
      // What the list is searched by.
      'platform/people/people-store.ts',
    ],
  },
  announcement: {
    table: announcementFields,
    written: [
      'platform/announcements/announcement-view.ts',
      'platform/announcements/keep-announcements.ts',
      'remotes/announcements/form/announcement-draft.ts',
      'shared/contracts/entities/announcement.ts',
    ],
    reading: [],
  },
  client: {
    table: clientFields,
    written: [
      'platform/clients/client.ts',
      'platform/database/client-tables.ts',
      'platform/developers/client-view.ts',
      'platform/developers/entered-fields.ts',
      'remotes/developers/form/client-draft.ts',
      'remotes/developers/form/client-field-steps.tsx',
      'shared/contracts/entities/client-fields.ts',
      'shared/contracts/entities/registered-client.ts',
    ],
    reading: [],
  },
  class: {
    table: classFields,
    written: [
      'platform/database/organisation-tables.ts',
      'platform/organisation/change-class.ts',
      'platform/organisation/class-row.ts',
      'platform/organisation/found-class.ts',
      'platform/organisation/hold-classes.ts',
      'remotes/administration/form/class-form-fields.tsx',
      'shared/contracts/entities/class-fields.ts',
    ],
    // What samples are made of, lists are filtered by, OneRoster calls them, and a class becomes when a year ends.
    reading: [
      'platform/roster-export/part-rows.ts',
      'platform/roster-export/read-plan.ts',
      'platform/organisation/promotion/propose.ts',
      'platform/organisation/promotion/run-class.ts',
      'platform/organisation/promotion/start-promotion.ts',
      'platform/organisation/promotion/undo-class.ts',
      'platform/setup/sample-school.ts',
      'remotes/administration/year-end/end-draft.ts',
      'shared/contracts/calls/organisation.ts',
      'shared/contracts/entities/promotion-plan.ts',
    ],
  },
  'school year': {
    table: schoolYearFields,
    written: [
      'platform/database/organisation-tables.ts',
      'platform/organisation/school-years.ts',
      'platform/organisation/year-rows.ts',
      'remotes/administration/years/year-dialog.tsx',
      'shared/contracts/entities/school-year.ts',
    ],
    reading: [
      'platform/organisation/promotion/next-year.ts',
      'platform/roster-export/years.ts',
      'platform/organisation/promotion/propose.ts',
      'platform/setup/sample-school.ts',
      'remotes/administration/year-end/end-draft.ts',
      'remotes/administration/year-end/next-year-fields.tsx',
      'remotes/administration/years/years-of-unit.tsx',
      'shared/contracts/entities/promotion-plan.ts',
    ],
  },
  'login page': {
    table: loginPageFields,
    written: [
      'remotes/appearance/login-page/login-draft.ts',
      'remotes/appearance/login-page/login-form.tsx',
      'shared/contracts/entities/login-page-fields.ts',
    ],
    reading: [],
  },
};

describe('the fields of an entity', () => {
  test.each(Object.entries(entities))(
    'when those of a %s are looked for, then they stand where they have to, and in no other list',
    (_, { table, written, reading }) => {
      const names = namesOf(table);
      const found = files.filter(({ text }) => {
        const named = names.filter((name) => isNamed(text, name));
        return named.length >= names.length * 0.75;
      });
      expect(found.map(({ file }) => file).sort()).toEqual([...written, ...reading].sort());
    },
  );

  test('when the terms of a licence are looked for, then their rules and texts stand in the table alone', () => {
    expect(namesOf(licenceFields)).toEqual(['endDate', 'seats']);
    const found = files.filter(({ text }) => /\\d\{0,7\}|不超过七位/.test(text)).map(({ file }) => file);
    expect(found).toEqual(['shared/contracts/entities/licence.ts']);
  });

  test('when a person gets another field, then at most five files change', () => {
    const besides = ['a migration', 'its name in migrate-to-latest.ts', 'a test'];
    expect([...(entities.person?.written ?? []), ...besides]).toHaveLength(5);
  });
});

/** As a property, a text, or a column. */
function isNamed(text: string, name: string): boolean {
  const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return new RegExp(String.raw`(?<![\w.])(?:${name}|${column})\b`).test(text);
}
