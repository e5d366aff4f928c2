import { isAdministrator } from '#shared/contracts';
import type { NewPerson } from '../insert-people.ts';
import type { DirectoryPerson } from '../ldap/entry.ts';
import { type PersonValues, readPersonValues } from '../person-values.ts';
import type { PortalPerson } from './portal-people.ts';

/** Somebody who is there, and what she has afterwards. */
export interface ChangedPerson {
  readonly before: PortalPerson;
  readonly values: PersonValues;
  /** `linked`: the directory keeps her password from now on; `returned`: it has her again. */
  readonly kind: 'linked' | 'returned' | 'changed';
}

export type RefusalReason = 'no external id' | 'external id twice' | 'name not usable' | 'taken';

export interface Differences {
  readonly added: readonly NewPerson[];
  readonly changed: readonly ChangedPerson[];
  readonly gone: readonly PortalPerson[];
  readonly refused: readonly { readonly externalId: string; readonly reason: RefusalReason }[];
  readonly same: number;
  /** Enabled people whom the directory had so far. */
  readonly known: number;
}

/**
 * What would have to change so that the people of the unit are those of the directory. Administrators are left as they are,
 * and so is everybody whom the directory has never had.
 */
export function comparePeople(
  entries: readonly DirectoryPerson[],
  people: readonly PortalPerson[],
): Differences {
  const kept = people.filter(({ kept_user_id }) => kept_user_id !== null);
  const keptById = new Map(kept.map((person) => [person.external_id, person]));
  const othersById = new Map(
    people.flatMap((person) => (person.kept_user_id === null ? [[keyOf(person), person]] : [])),
  );
  const seen = new Set<string>();
  const added: NewPerson[] = [];
  const changed: ChangedPerson[] = [];
  const refused: { externalId: string; reason: RefusalReason }[] = [];
  let same = 0;
  for (const entry of entries) {
    // Whoever is switched off there is gone, as who was deleted.
    if (entry.isDisabled) continue;
    const { externalId, userType } = entry;
    const values = readPersonValues(entry);
    const reason = seen.has(externalId) ? 'external id twice' : values ? undefined : 'name not usable';
    if (externalId === '' || reason || !values) {
      refused.push({ externalId, reason: externalId === '' ? 'no external id' : (reason ?? 'taken') });
      if (externalId !== '') seen.add(externalId);
      continue;
    }
    seen.add(externalId);
    const before =
      keptById.get(externalId) ?? othersById.get(keyOf({ external_id: externalId, user_type: userType }));
    if (!before) added.push({ person: entry, values });
    else if (isUntouchable(before)) same += 1;
    else {
      const one = changeOf(before, values);
      if (one) changed.push(one);
      else same += 1;
    }
  }
  const enabled = kept.filter((person) => person.user_status === 'enabled' && !isUntouchable(person));
  const gone = enabled.filter(({ external_id }) => !seen.has(external_id ?? ''));
  return { added, changed, gone, refused, same, known: enabled.length };
}

function changeOf(before: PortalPerson, given: PersonValues): ChangedPerson | undefined {
  const values = { ...given, email: given.email || before.email, phone: given.phone || before.phone };
  if (before.kept_user_id === null) return { before, values, kind: 'linked' };
  if (before.gone_at !== null) return { before, values, kind: 'returned' };
  const isSame =
    before.login_name === values.loginName &&
    before.real_name === values.realName &&
    before.email === values.email &&
    before.phone === values.phone;
  return isSame ? undefined : { before, values, kind: 'changed' };
}

function isUntouchable({
  user_type: userType,
  superman,
  anonymised_at: anonymisedAt,
}: PortalPerson): boolean {
  return isAdministrator({ userType }) || superman === 1 || anonymisedAt !== null;
}

/** A teacher who is a parent has one external id and two accounts. */
function keyOf({ external_id, user_type }: Pick<PortalPerson, 'external_id' | 'user_type'>): string {
  return `${user_type} ${external_id}`;
}
