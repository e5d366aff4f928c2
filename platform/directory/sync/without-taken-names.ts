import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { findTakenNames } from '#platform/import';
import type { Differences } from './compare-people.ts';

/** Refuses new and changed login names that somebody else has, in any unit, or that two get at once. */
export async function withoutTakenNames(db: Kysely<Tables>, differences: Differences): Promise<Differences> {
  const { added, changed } = differences;
  const renamed = changed.filter(({ before, values }) => !isSameName(before.login_name, values.loginName));
  const wanted = [...added, ...renamed].map(({ values }) => values.loginName.toLowerCase());
  const taken = await findTakenNames(db, wanted);
  const isFree = (loginName: string): boolean => {
    const name = loginName.toLowerCase();
    if (taken.has(name)) return false;
    taken.add(name);
    return true;
  };
  const lostAdded = new Set(added.filter(({ values }) => !isFree(values.loginName)));
  const lost = new Set(renamed.filter(({ values }) => !isFree(values.loginName)));
  const refusedIds = [
    ...[...lostAdded].map(({ person }) => person.externalId),
    ...[...lost].map(({ before }) => before.external_id ?? ''),
  ];
  return {
    ...differences,
    added: added.filter((one) => !lostAdded.has(one)),
    changed: changed.filter((one) => !lost.has(one)),
    refused: [
      ...differences.refused,
      ...refusedIds.map((externalId) => ({ externalId, reason: 'taken' as const })),
    ],
  };
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
