/** What a table of an import is about. */
export const importTableKinds = ['people', 'classes', 'teaching', 'family'] as const;
export type ImportTableKind = (typeof importTableKinds)[number];

/** What a file of an import is: one table, or a set of files of OneRoster, which is about all of these. */
export const importKinds = [...importTableKinds, 'roster'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What the columns of a file may mean, by kind. `unitName` is compared with the unit and never written. */
export const importFields = {
  people: [
    'externalId',
    'loginName',
    'realName',
    'userType',
    'sex',
    'phone',
    'email',
    'gradeName',
    'className',
    'unitName',
  ],
  classes: ['gradeName', 'className', 'unitName'],
  teaching: ['externalId', 'loginName', 'gradeName', 'className', 'subject', 'isHead', 'unitName'],
  family: ['parentExternalId', 'parentLoginName', 'childExternalId', 'childLoginName', 'unitName'],
  /** `part` is the kind of the row, `source` where it stands in the set. */
  roster: [
    ...(['part', 'source', 'externalId', 'loginName', 'realName', 'userType', 'sex', 'phone'] as const),
    ...(['email', 'gradeName', 'className', 'subject', 'isHead'] as const),
    ...(['parentExternalId', 'childExternalId', 'unitName'] as const),
  ],
} as const satisfies Readonly<Record<ImportKind, readonly string[]>>;
export type ImportField = (typeof importFields)[ImportKind][number];

/** Every field once. */
export const importFieldNames: readonly ImportField[] = [...new Set(Object.values(importFields).flat())];

export function isImportField(name: unknown): name is ImportField {
  return importFieldNames.some((known) => known === name);
}
