import { escapeFilter } from 'ldapts';
import { userTypeCodes } from '#shared/contracts';
import type { DirectoryVariables } from '#shared/directory-settings';
import type { DirectorySettings } from './directory-settings.ts';

/** The directory of variables that fit together, see `findDirectoryProblem`; undefined where they name none. */
export function readDirectory(variables: DirectoryVariables): DirectorySettings | undefined {
  const { LDAP_URL: url, LDAP_BASE_DN: baseDn, LDAP_UNIT: unitId } = variables;
  if (!url || !baseDn || !unitId) return undefined;
  const { LDAP_BIND_DN: dn, LDAP_BIND_PASSWORD: password } = variables;
  return {
    url,
    isStartTls: variables.LDAP_STARTTLS === '1',
    caFile: variables.LDAP_CA_FILE,
    account: dn && password ? { dn, password } : undefined,
    baseDn,
    userFilter: variables.LDAP_USER_FILTER ?? '(|(uid={login})(sAMAccountName={login}))',
    types: [
      ...typeOf(userTypeCodes.teacher, variables.LDAP_TEACHERS),
      ...typeOf(userTypeCodes.student, variables.LDAP_STUDENTS),
    ],
    attributes: {
      externalId: variables.LDAP_EXTERNAL_ID ?? 'employeeNumber',
      loginName: listOf(variables.LDAP_LOGIN ?? 'uid,sAMAccountName'),
      realName: listOf(variables.LDAP_NAME ?? 'displayName,cn'),
      email: listOf(variables.LDAP_EMAIL ?? 'mail'),
      phone: listOf(variables.LDAP_PHONE ?? 'mobile'),
    },
    unitId,
    isCreating: variables.LDAP_CREATES === '1',
  };
}

/** A filter, or the name of a group whose members say so. */
function typeOf(userType: DirectorySettings['types'][number]['userType'], group: string | undefined) {
  if (group === undefined) return [];
  return [{ userType, filter: group.startsWith('(') ? group : escapeFilter`(memberOf=${group})` }];
}

function listOf(names: string): string[] {
  return names.split(',').map((name) => name.trim());
}
