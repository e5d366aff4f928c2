import type { Generated, Insertable } from 'kysely';
import { expect, expectTypeOf, test } from 'vitest';
import { emptyDraftOf, personFields } from '#shared/contracts';
import { type ColumnOf, type ColumnsOf, createFieldColumns } from './field-columns.ts';
import type { AppUserTable } from './tables.ts';

const person = { ...emptyDraftOf(personFields), loginName: 's.zhou', realName: '周乐' };
const { names, toRow, toValues } = createFieldColumns(personFields);

test('when a field is kept, then it stands in the column of its name', () => {
  expect(names).toContain('grade_name');
  expect(toRow(person)).toMatchObject({ login_name: 's.zhou', real_name: '周乐', grade_name: '' });
  expect(Object.keys(toRow(person))).toEqual(names);
});

test('when a row is read, then it holds what was kept, and columns of others stay away', () => {
  expect(toValues({ ...toRow(person), ...{ password_hash: 'x' } })).toEqual(person);
});

test('when a table of the database lacks the column of a field, then it does not compile', () => {
  expectTypeOf<ColumnOf<'postLogoutRedirectUris'>>().toEqualTypeOf<'post_logout_redirect_uris'>();
  type Columns = ColumnsOf<typeof personFields>;
  expectTypeOf<AppUserTable>().toExtend<Columns>();
  expectTypeOf<Columns['login_name']>().toEqualTypeOf<string>();
  expectTypeOf<Columns['sex']>().toEqualTypeOf<Generated<string>>();
  const { real_name: _name, ...rest } = toRow(person);
  // @ts-expect-error: the name of a person is no column here
  const row: Insertable<Columns> = rest;
  expect(row).not.toHaveProperty('real_name');
});
