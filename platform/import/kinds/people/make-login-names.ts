import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { loginBaseOf } from '#platform/name-readings';
import { findTakenNames } from './find-taken-names.ts';

/** Numbers of a new beginning that are asked about beside those that are needed. Each further question asks about four times as many. */
const spareNumbers = 2;

/**
 * Login names that nobody has, made of names: their pinyin and a number. Several people of one name get different ones.
 * @param used of each beginning, the number up to which all are taken; it grows
 */
export async function makeLoginNames(
  db: Kysely<Tables>,
  names: readonly string[],
  used: Map<string, number> = new Map(),
): Promise<string[]> {
  const bases = names.map(loginBaseOf);
  const free = new Map<string, number[]>(bases.map((base) => [base, []]));
  const wanted = new Map<string, number>();
  for (const base of bases) wanted.set(base, (wanted.get(base) ?? 0) + 1);
  const missing = (base: string): number => (wanted.get(base) ?? 0) - (free.get(base)?.length ?? 0);
  let isFirst = true;
  let spare = spareNumbers;
  for (let open = [...wanted.keys()]; open.length > 0; open = open.filter((base) => missing(base) > 0)) {
    // Behind the numbers of this run, all are free mostly.
    const more = (base: string): number => (isFirst && used.has(base) ? 0 : spare);
    const asked = open.flatMap((base) => nextNumbers(base, used, missing(base) + more(base)));
    isFirst = false;
    const taken = await findTakenNames(db, asked.map(nameOf));
    for (const one of asked) if (!taken.has(nameOf(one))) free.get(one.base)?.push(one.number);
    spare *= 4;
  }
  return bases.map((base) => nameOf({ base, number: free.get(base)?.shift() ?? 0 }));
}

interface NumberedName {
  readonly base: string;
  readonly number: number;
}

function nameOf({ base, number }: NumberedName): string {
  return `${base}${number}`;
}

function nextNumbers(base: string, used: Map<string, number>, count: number): NumberedName[] {
  const from = (used.get(base) ?? 0) + 1;
  used.set(base, from + count - 1);
  return Array.from({ length: count }, (_, at) => ({ base, number: from + at }));
}
