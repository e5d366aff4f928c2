import { isStorable } from '#platform/database';
import { emptyDraftOf, findFieldErrors, personFields } from '#shared/contracts';
import type { DirectoryPerson } from './ldap/entry.ts';

/** What the directory decides about a person. An empty contact is left as the portal has it. */
export interface PersonValues {
  readonly loginName: string;
  readonly realName: string;
  readonly email: string;
  readonly phone: string;
}

const contacts: readonly string[] = ['email', 'phone'];

/** By the rules of the form. A contact that breaks one is left out; undefined where a name does. */
export function readPersonValues(person: DirectoryPerson): PersonValues | undefined {
  const { loginName, realName, email, phone, userType } = person;
  const given = { ...emptyDraftOf(personFields), loginName, realName, email, phone, userType };
  const wrong = new Set(findFieldErrors(personFields, given).map(({ field }) => field));
  if ([...wrong].some((field) => !contacts.includes(field))) return undefined;
  if (![loginName, realName, email, phone, person.externalId].every(isStorable)) return undefined;
  return {
    loginName,
    realName,
    email: wrong.has('email') ? '' : email,
    phone: wrong.has('phone') ? '' : phone,
  };
}
