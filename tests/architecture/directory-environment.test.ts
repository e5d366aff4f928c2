import { expect, test } from 'vitest';
import { parseConfig as parseBffConfig } from '../../bff/config.ts';
import { parseConfig } from '../../platform/config.ts';
import { readDirectory } from '../../platform/directory/index.ts';

const whole = {
  LDAP_URL: 'ldaps://ldap.school.example',
  LDAP_BASE_DN: 'ou=people,dc=school,dc=example',
  LDAP_UNIT: 'U1',
  LDAP_TEACHERS: 'cn=teachers (all),dc=school',
};

function parse(environment: Record<string, string>) {
  const { platformEnvironment } = parseBffConfig({ ...environment, DEMO: '0' });
  return parseConfig({ ...platformEnvironment, PLATFORM_SECRET: 's'.repeat(43) }).directory;
}

test('when nothing is set, then there is no directory', () => {
  expect(parse({})).toBeUndefined();
});

test('when the least is set, then the rest suits OpenLDAP and Active Directory', () => {
  expect(parse(whole)).toEqual({
    url: 'ldaps://ldap.school.example',
    isStartTls: false,
    caFile: undefined,
    account: undefined,
    baseDn: 'ou=people,dc=school,dc=example',
    userFilter: '(|(uid={login})(sAMAccountName={login}))',
    types: [{ userType: 2, filter: '(memberOf=cn=teachers \\28all\\29,dc=school)' }],
    attributes: {
      externalId: 'employeeNumber',
      loginName: ['uid', 'sAMAccountName'],
      realName: ['displayName', 'cn'],
      email: ['mail'],
      phone: ['mobile'],
    },
    unitId: 'U1',
    isCreating: false,
  });
});

test('when all is set, then all of it counts', () => {
  const more = {
    LDAP_BIND_DN: 'cn=portal,dc=school',
    LDAP_BIND_PASSWORD: 'two words',
    LDAP_CA_FILE: '/etc/ssl/school.pem',
    LDAP_STUDENTS: '(&(objectClass=person)(employeeType=student))',
    LDAP_EXTERNAL_ID: 'objectGUID',
    LDAP_LOGIN: 'sAMAccountName, uid',
    LDAP_CREATES: '1',
  };
  expect(parse({ ...whole, ...more })).toMatchObject({
    account: { dn: 'cn=portal,dc=school', password: 'two words' },
    caFile: '/etc/ssl/school.pem',
    types: [{ userType: 2 }, { userType: 1, filter: '(&(objectClass=person)(employeeType=student))' }],
    attributes: { externalId: 'objectGUID', loginName: ['sAMAccountName', 'uid'] },
    isCreating: true,
  });
});

test.each([
  ['LDAP_URL', { LDAP_UNIT: 'U1' }],
  ['LDAP_BASE_DN', { ...whole, LDAP_BASE_DN: '' }],
  ['LDAP_UNIT', { ...whole, LDAP_UNIT: '' }],
  ['LDAP_TEACHERS', { ...whole, LDAP_TEACHERS: '' }],
  ['LDAP_BIND_PASSWORD', { ...whole, LDAP_BIND_DN: 'cn=portal' }],
  ['LDAP_BIND_DN', { ...whole, LDAP_BIND_PASSWORD: 'hidden-word' }],
  ['LDAP_URL', { ...whole, LDAP_URL: 'ldap://ldap.school.example' }],
  ['LDAP_URL', { ...whole, LDAP_URL: 'http://ldap.school.example' }],
  ['LDAP_URL', { ...whole, LDAP_URL: 'ldaps://ldap.school.example/dc=school' }],
  ['LDAP_URL', { ...whole, LDAP_URL: 'ldaps://portal:hidden-word@ldap.school.example' }],
  ['LDAP_STARTTLS', { ...whole, LDAP_STARTTLS: '1' }],
  ['LDAP_CA_FILE', { ...whole, LDAP_URL: 'ldap://127.0.0.1', LDAP_CA_FILE: '/ca.pem' }],
  ['LDAP_USER_FILTER', { ...whole, LDAP_USER_FILTER: '(uid=*)' }],
  ['LDAP_USER_FILTER', { ...whole, LDAP_USER_FILTER: '(uid={login})(a=b)' }],
  ['LDAP_STUDENTS', { ...whole, LDAP_STUDENTS: '(uid=a' }],
  ['LDAP_STUDENTS', { ...whole, LDAP_STUDENTS: 'students' }],
  ['LDAP_EXTERNAL_ID', { ...whole, LDAP_EXTERNAL_ID: 'a b' }],
])(
  'when %s does not fit, then neither server starts with %j, and both say so in one line',
  (name, variables) => {
    const line = expect.stringMatching(new RegExp(`^${name} (?!.*hidden-word)[^\\n]+$`));
    expect(() => parseBffConfig({ ...variables, DEMO: '0' })).toThrow(
      expect.objectContaining({ message: line }),
    );
    expect(() => parseConfig({ ...variables, PLATFORM_SECRET: 's'.repeat(43) })).toThrow(
      expect.objectContaining({ name: 'ConfigError', message: line }),
    );
  },
);

test.each([
  { ...whole, LDAP_URL: 'ldap://ldap.school.example', LDAP_STARTTLS: '1' },
  { ...whole, LDAP_URL: 'ldap://ldap.school.example', LDAP_INSECURE: '1' },
  { ...whole, LDAP_URL: 'ldap://[::1]:3890' },
])('when the way is encrypted, on this computer, or wanted as it is, then it is taken: %j', (variables) => {
  expect(parse(variables)).toMatchObject({ unitId: 'U1' });
  expect(readDirectory(variables)).toEqual(parse(variables));
});
