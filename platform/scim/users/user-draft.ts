import { personColumns } from '#platform/people';
import { emptyDraftOf, type PersonFields, personFields } from '#shared/contracts';
import { asBoolean, asText, contactAfter } from '../wire/attribute-values.ts';
import type { Change } from '../wire/parse-patch.ts';
import { invalidValue } from '../wire/scim-error.ts';
import type { UserRow } from './user-rows.ts';
import { findUserType, type KeptUserType } from './user-type-words.ts';

/** What a program may say of a person. */
export interface UserDraft {
  /** Null where she has none. */
  readonly externalId: string | null;
  readonly isActive: boolean;
  readonly fields: PersonFields;
}

/** A person whom nobody has said anything of; her type has to be said. */
export const emptyUser: UserDraft = {
  externalId: null,
  isActive: true,
  fields: { ...emptyDraftOf(personFields) },
};

export function draftOf(row: UserRow): UserDraft {
  return {
    externalId: row.external_id,
    isActive: row.user_status === 'enabled',
    fields: personColumns.toValues(row),
  };
}

interface Names {
  displayname?: string;
  formatted?: string;
  familyname?: string;
  givenname?: string;
}

interface Working {
  externalId: string | null;
  isActive: boolean;
  fields: PersonFields;
  userType: KeptUserType | undefined;
  /** Of the enterprise extension. */
  department: string;
  readonly names: Names;
}

/**
 * The draft after some changes, in their order. Attributes that the portal does not keep are passed over.
 * @returns also the type that was named, and the one that the department of somebody new stands for
 * @throws ScimError `invalidValue`
 */
export function applyChanges(
  draft: UserDraft,
  changes: readonly Change[],
): { draft: UserDraft; userType: KeptUserType | undefined; typeOfDepartment: KeptUserType | undefined } {
  const working: Working = {
    ...draft,
    fields: { ...draft.fields },
    userType: undefined,
    department: '',
    names: {},
  };
  for (const change of changes) applyChange(working, change);
  const { externalId, isActive, fields, names } = working;
  const realName = realNameOf(names) ?? fields.realName;
  return {
    draft: { externalId, isActive, fields: { ...fields, realName } },
    userType: working.userType,
    typeOfDepartment: findUserType(working.department),
  };
}

function applyChange(working: Working, { op, path, value: given }: Change): void {
  const value = op === 'remove' ? null : given;
  switch (path.attribute) {
    case 'externalid':
      working.externalId = asText(value, 'externalId') || null;
      return;
    case 'username':
      working.fields.loginName = asText(value, 'userName');
      return;
    case 'active':
      working.isActive = asBoolean(value, 'active');
      return;
    case 'displayname':
      working.names.displayname = asText(value, 'displayName');
      return;
    case 'name':
      noteNames(working.names, path.sub, value);
      return;
    case 'usertype':
      working.userType = typeOf(asText(value, 'userType'));
      return;
    case 'department':
      working.department = asText(value, 'department');
      return;
    case 'emails':
      working.fields.email = contactAfter(working.fields.email, { op, path, value: given }, 'work');
      return;
    case 'phonenumbers':
      working.fields.phone = contactAfter(working.fields.phone, { op, path, value: given }, 'mobile');
      return;
  }
}

function noteNames(names: Names, sub: string | undefined, value: unknown): void {
  if (sub === undefined && typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) noteNames(names, name.toLowerCase(), each);
  } else if (sub === 'formatted' || sub === 'familyname' || sub === 'givenname')
    names[sub] = asText(value, `name.${sub}`);
}

/** The name as a school writes it: Chinese names without a space, family name first. */
function realNameOf({ displayname, formatted, familyname, givenname }: Names): string | undefined {
  const whole = displayname || formatted;
  if (whole) return whole;
  if (!familyname || !givenname) return familyname || givenname || undefined;
  return /\p{Script=Han}/u.test(familyname) ? familyname + givenname : `${givenname} ${familyname}`;
}

/** Nothing says nothing: directories send an empty type for whom they know none. */
function typeOf(text: string): KeptUserType | undefined {
  if (text.trim() === '') return undefined;
  const userType = findUserType(text);
  if (userType === undefined) throw invalidValue('userType is Student, Teacher or Parent');
  return userType;
}
