/** What may be wrong with a whole file. */
export const fileProblemCodes = [
  /** No spreadsheet and no text: `.pdf`, a picture. */
  'file_unknown',
  /** A workbook of Excel 97–2003. */
  'file_old',
  'file_protected',
  /** Breaks off, or its parts contradict each other. */
  'file_broken',
  'file_empty',
  /** `max` bytes, packed or unpacked. */
  'file_too_large',
  /** `max` rows. */
  'too_many_rows',
  /** `max` columns. */
  'too_many_columns',
  /** `max` cells. */
  'too_many_cells',
  /** Neither UTF-8 nor GB18030. */
  'encoding_unknown',
  /** No row names columns. Columns may be matched by hand. */
  'no_header',
  /** The column of the unit names `name`. A warning. */
  'other_unit_named',
  /** Nobody of this unit is in the file, and most of its ids belong to another one. A warning. */
  'ids_of_other_unit',
  /** No set of OneRoster: an archive without a manifest, or no archive. */
  'roster_unknown',
  /** The manifest names another `version` than 1.2. */
  'roster_version',
  /** The file `name` has changes only. */
  'roster_delta',
  /** The set lacks the file `name`. */
  'roster_file_missing',
  /** The file `name` lacks the `column`. */
  'roster_column_missing',
  /** The set has `count` schools. */
  'roster_several_schools',
  /** The file has gone before it was compared. */
  'file_gone',
  /** Something went wrong that is in the log. */
  'internal',
] as const;

/** What may be wrong with a row, or with one of its cells. */
export const rowProblemCodes = [
  'required',
  /** What the rule of the field refuses; `zh` and `en` say why. */
  'invalid',
  'user_type_unknown',
  /** A set of OneRoster has the role `text`, which makes nobody here: `siteAdministrator`. */
  'role_not_imported',
  'sex_unknown',
  'flag_unknown',
  /** A spreadsheet has cut digits off: `1.38E+10`, or an id card as a number. */
  'digits_lost',
  /** A date stands where a text is meant: 3-2 became 2 March. */
  'cell_is_date',
  /** A formula without a computed value. */
  'formula_without_value',
  /** `#N/A` and its like. */
  'cell_is_error',
  'merged_cell',
  /** Neither an external id nor a login name. */
  'key_missing',
  /** Row `row` has the same key. */
  'duplicate_key',
  'login_taken',
  'login_of_other_person',
  /** The person is a `userType`. */
  'type_differs',
  /** An administrator does not change her own type or login name here. */
  'own_account',
  'contact_not_allowed',
  /** A program adds and changes no administrators. */
  'administrator_not_allowed',
  /** Adding an administrator takes the permission to keep roles. */
  'administrator_needs_roles',
  /** The person holds a permission to keep the unit that the sender does not. */
  'holds_more',
  /** Naming head teachers takes the permission to keep classes. */
  'head_not_allowed',
  'class_unknown',
  /** A warning: who is no pupil has no class. */
  'class_ignored',
  /** A warning: she stays disabled. */
  'person_disabled',
  'teacher_unknown',
  'parent_unknown',
  'child_unknown',
] as const;

export type FileProblemCode = (typeof fileProblemCodes)[number];
export type RowProblemCode = (typeof rowProblemCodes)[number];

/** Codes that refuse nothing. */
export const importWarningCodes: readonly string[] = [
  'other_unit_named',
  'ids_of_other_unit',
  'no_header',
  'class_ignored',
  'person_disabled',
];
