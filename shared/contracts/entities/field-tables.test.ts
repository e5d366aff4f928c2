import { describe, expect, test } from 'vitest';
import type { FieldTable } from '../fields/field.ts';
import { emptyDraftOf, namesOf, parseKeptDraft } from '../fields/field-table.ts';
import { announcementFields } from './announcement.ts';
import { classRegisterFields } from './class-register.ts';
import { clientFields } from './client-fields.ts';
import { faceSettingsFields } from './face-settings-fields.ts';
import { licenceFields } from './licence.ts';
import { loginPageFields } from './login-page-fields.ts';
import { type Person, type PersonFields, personFields } from './person.ts';

const tables: Readonly<Record<string, FieldTable>> = {
  announcement: announcementFields,
  'class register': classRegisterFields,
  client: clientFields,
  'face settings': faceSettingsFields,
  licence: licenceFields,
  'login page': loginPageFields,
  person: personFields,
};

describe.each(Object.entries(tables))('the fields of a %s', (_, table) => {
  test('when a new form begins, then its draft is one that outlives a reload', () => {
    const draft = emptyDraftOf(table);
    expect(Object.keys(draft)).toEqual(namesOf(table));
    expect(parseKeptDraft(table, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  test('when a kept draft holds something else in a field, then it is none', () => {
    for (const name of namesOf(table))
      expect(parseKeptDraft(table, { ...emptyDraftOf(table), [name]: 0 }), name).toBeUndefined();
  });
});

test('when a person lacks a field of the table, then it does not compile', () => {
  const { sex: _sex, ...fields } = { ...emptyDraftOf(personFields) };
  // @ts-expect-error: a payload without the sex
  const payload: PersonFields = fields;
  const answer: Omit<Person, keyof PersonFields> = {
    userId: '1',
    avatar: null,
    userStatus: 'enabled',
    revision: 1,
    updatedAt: '',
  };
  // @ts-expect-error: an answer without the sex
  const person: Person = { ...fields, ...answer };
  expect({ ...payload, ...person }).not.toHaveProperty('sex');
});
