import { findUserType } from '#platform/import';
import { personFields, type UserType } from '#shared/contracts';
import type { SchoolPerson } from '../social-adapter.ts';
import { failure } from './school-failures.ts';
import type { SchoolProviderAccount } from './school-provider-account.ts';

type Claims = Readonly<Record<string, unknown>>;

/** As long as in an import. */
const idPattern = /^[^\p{C}]{1,64}$/u;

/** Whom the claims mean. @throws DomainError `upstream_invalid` where the external id is missing, or is none */
export function readPerson(
  { unitId, idClaim, typeClaim, creates }: SchoolProviderAccount,
  claims: Claims,
): SchoolPerson {
  const externalId = textOf(claims[idClaim]);
  if (externalId === undefined || !idPattern.test(externalId))
    throw failure('upstream_invalid', `the provider sent no usable claim ${idClaim}`);
  const userType = readUserType(claims[typeClaim]);
  const realName = readName(claims);
  const mayBeCreated = userType !== undefined && realName !== undefined && creates.includes(userType);
  return { unitId, externalId, userType, realName, mayBeCreated };
}

/** A word or number, or a list with one such word in it, as roles are. */
function readUserType(claim: unknown): UserType | undefined {
  const words = Array.isArray(claim) ? claim : [claim];
  const found = new Set(words.flatMap((word: unknown) => findUserType(textOf(word) ?? '') ?? []));
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

function readName({ name }: Claims): string | undefined {
  const text = textOf(name)?.trim();
  return text !== undefined && personFields.realName.findProblem(text) === undefined ? text : undefined;
}

function textOf(claim: unknown): string | undefined {
  if (typeof claim === 'number' && Number.isSafeInteger(claim)) return String(claim);
  return typeof claim === 'string' ? claim : undefined;
}
