/** Where everything stands in the directory of the tests. */
export const names = {
  root: 'dc=school,dc=test',
  people: 'ou=people,dc=school,dc=test',
  searcher: 'cn=portal,dc=school,dc=test',
  administrator: 'cn=root,dc=school,dc=test',
  policy: 'cn=policy,dc=school,dc=test',
} as const;

export const searcherPassword = 'search-only-1';
export const administratorPassword = 'root-of-tests-1';

/** Debian's slapd with attributes of Active Directory, one account that may read, and answers of at most 500 entries. */
export function slapdConfig(folder: string): string {
  return `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
moduleload ppolicy
moduleload memberof
pidfile ${folder}/slapd.pid
attributetype ( 1.2.840.113556.1.4.221 NAME 'sAMAccountName' EQUALITY caseIgnoreMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.15 SINGLE-VALUE )
attributetype ( 1.2.840.113556.1.4.8 NAME 'userAccountControl' EQUALITY integerMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.27 SINGLE-VALUE )
attributetype ( 1.2.840.113556.1.4.2 NAME 'objectGUID' EQUALITY octetStringMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.40 SINGLE-VALUE )
objectclass ( 1.2.840.113556.1.5.9.1 NAME 'activeDirectoryUser' SUP top AUXILIARY MAY ( sAMAccountName $ userAccountControl $ objectGUID ) )
TLSCACertificateFile ${folder}/ca.pem
TLSCertificateFile ${folder}/server.pem
TLSCertificateKeyFile ${folder}/server.key
database mdb
suffix "${names.root}"
rootdn "${names.administrator}"
rootpw ${administratorPassword}
directory ${folder}/data
maxsize 134217728
dbnosync
index objectClass,uid,sAMAccountName,employeeType eq
limits dn.exact="${names.searcher}" size.soft=500 size.hard=500 size.pr=500 size.prtotal=unlimited
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${names.searcher}" read by * none
overlay ppolicy
ppolicy_default "${names.policy}"
overlay memberof
`;
}

/** Entries above those of people. */
export const frame = `
dn: ${names.root}
objectClass: dcObject
objectClass: organization
o: School
dc: school

dn: ${names.people}
objectClass: organizationalUnit
ou: people

dn: ${names.searcher}
objectClass: organizationalRole
objectClass: simpleSecurityObject
cn: portal
userPassword: ${searcherPassword}

dn: ${names.policy}
objectClass: device
objectClass: pwdPolicy
cn: policy
pwdAttribute: userPassword
pwdMaxAge: 31536000
pwdMustChange: TRUE
`;

export interface TestPerson {
  readonly uid: string;
  readonly name?: string;
  readonly employeeNumber?: string;
  readonly type?: 'teacher' | 'student';
  readonly password?: string;
  readonly mail?: string;
  /** Further lines of LDIF. */
  readonly more?: readonly string[];
}

/** An entry as LDIF. Chinese names stand in base64. */
export function toLdif(person: TestPerson): string {
  const { uid, name = uid, type = 'teacher', password = `secret-of-${uid}`, more = [] } = person;
  const base64 = Buffer.from(name).toString('base64');
  return [
    `dn: uid=${uid},${names.people}`,
    'objectClass: inetOrgPerson',
    'objectClass: activeDirectoryUser',
    `uid: ${uid}`,
    `cn:: ${base64}`,
    `sn:: ${base64}`,
    `employeeNumber: ${person.employeeNumber ?? `E-${uid}`}`,
    `employeeType: ${type}`,
    `userPassword: ${password}`,
    ...(person.mail ? [`mail: ${person.mail}`] : []),
    ...more,
    '',
  ].join('\n');
}
