import type { SchoolProviderAccount } from '#platform/ways-in/social';
import { type UserRole, type UserType, userTypeCodes } from '#shared/contracts';
import type { SchoolProviderVariables } from '#shared/school-provider';

/** The account of the portal at a provider of the school's own; undefined where the deployment names none. */
export function readSchoolProvider(variables: SchoolProviderVariables): SchoolProviderAccount | undefined {
  const {
    SCHOOL_OIDC_ISSUER: issuer,
    SCHOOL_OIDC_CLIENT_ID: clientId,
    SCHOOL_OIDC_CLIENT_SECRET: clientSecret,
    SCHOOL_OIDC_NAME: name,
    SCHOOL_OIDC_NAME_EN: englishName = name,
    SCHOOL_OIDC_UNIT: unitId,
    SCHOOL_OIDC_CLAIM: idClaim = 'sub',
    SCHOOL_OIDC_TYPE_CLAIM: typeClaim = 'user_type',
    SCHOOL_OIDC_CREATES: creates = '',
  } = variables;
  if (!issuer || !clientId || !clientSecret || !name || !englishName || !unitId) return undefined;
  return {
    ...{ issuer, clientId, clientSecret, unitId, idClaim, typeClaim },
    names: { 'zh-CN': name, en: englishName },
    creates: creates.split(',').flatMap((word) => typeOf(word.trim()) ?? []),
  };
}

function typeOf(word: string): UserType | undefined {
  return isRole(word) ? userTypeCodes[word] : undefined;
}

function isRole(word: string): word is UserRole {
  return Object.hasOwn(userTypeCodes, word);
}
