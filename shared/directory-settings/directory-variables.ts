import * as v from 'valibot';

/** What each variable accepts; a refusal says it, and never the value. */
export const acceptedDirectory = {
  LDAP_URL: 'an address that starts with ldaps:// or ldap://, without a path',
  LDAP_STARTTLS: '0 or 1',
  LDAP_INSECURE: '0 or 1',
  LDAP_CA_FILE: 'the path of a file with certificates, PEM',
  LDAP_BIND_DN: 'the name of the account that searches, such as cn=portal,dc=school,dc=example',
  LDAP_BIND_PASSWORD: 'the password of that account',
  LDAP_BASE_DN: 'the name that all people stand below, such as ou=people,dc=school,dc=example',
  LDAP_USER_FILTER: 'a filter in brackets that holds {login}',
  LDAP_TEACHERS: 'a filter in brackets, or the name of a group',
  LDAP_STUDENTS: 'a filter in brackets, or the name of a group',
  LDAP_EXTERNAL_ID: 'the name of one attribute, such as employeeNumber',
  LDAP_LOGIN: 'names of attributes, split by commas',
  LDAP_NAME: 'names of attributes, split by commas',
  LDAP_EMAIL: 'names of attributes, split by commas',
  LDAP_PHONE: 'names of attributes, split by commas',
  LDAP_UNIT: 'the id of a unit',
  LDAP_CREATES: '0 or 1',
} as const;

type Name = keyof typeof acceptedDirectory;

const attribute = '[A-Za-z][A-Za-z\\d-]{0,63}';
const distinguishedName = /^[A-Za-z\d][\w.-]{0,63}=[^\p{Cc}]{1,900}$/u;

/** Variables of the directory. */
export const directoryVariables = {
  LDAP_URL: variable('LDAP_URL', isDirectoryUrl),
  LDAP_STARTTLS: flag('LDAP_STARTTLS'),
  LDAP_INSECURE: flag('LDAP_INSECURE'),
  LDAP_CA_FILE: text('LDAP_CA_FILE', /^[^\p{Cc}]{1,1024}$/u),
  LDAP_BIND_DN: text('LDAP_BIND_DN', /^[^\p{Cc}]{1,900}$/u),
  LDAP_BIND_PASSWORD: text('LDAP_BIND_PASSWORD', /^[^\p{Cc}]{1,256}$/u),
  LDAP_BASE_DN: text('LDAP_BASE_DN', distinguishedName),
  LDAP_USER_FILTER: variable('LDAP_USER_FILTER', (value) => isFilter(value) && value.includes('{login}')),
  LDAP_TEACHERS: variable('LDAP_TEACHERS', isGroup),
  LDAP_STUDENTS: variable('LDAP_STUDENTS', isGroup),
  LDAP_EXTERNAL_ID: text('LDAP_EXTERNAL_ID', new RegExp(`^${attribute}$`)),
  LDAP_LOGIN: attributes('LDAP_LOGIN'),
  LDAP_NAME: attributes('LDAP_NAME'),
  LDAP_EMAIL: attributes('LDAP_EMAIL'),
  LDAP_PHONE: attributes('LDAP_PHONE'),
  LDAP_UNIT: text('LDAP_UNIT', /^[\w-]{1,64}$/),
  LDAP_CREATES: flag('LDAP_CREATES'),
};

export type DirectoryVariables = { readonly [name in Name]?: string | undefined };

/** A variable that does not fit the others, and why; neither says a value. */
export interface DirectoryProblem {
  readonly name: Name;
  readonly reason: string;
}

/** The first combination that cannot be used. Undefined where there is no directory, or all of its variables fit together. */
export function findDirectoryProblem(variables: DirectoryVariables): DirectoryProblem | undefined {
  const given = names.find((name) => variables[name] !== undefined);
  if (!given) return undefined;
  const missing = needed.find((name) => variables[name] === undefined);
  if (missing) return { name: missing, reason: `must be set, as ${given} is` };
  if (variables.LDAP_TEACHERS === undefined && variables.LDAP_STUDENTS === undefined)
    return { name: 'LDAP_TEACHERS', reason: 'or LDAP_STUDENTS must be set, as LDAP_URL is' };
  const { LDAP_BIND_DN: dn, LDAP_BIND_PASSWORD: password } = variables;
  if (dn !== undefined && password === undefined)
    return { name: 'LDAP_BIND_PASSWORD', reason: 'must be set, as LDAP_BIND_DN is' };
  if (dn === undefined && password !== undefined)
    return { name: 'LDAP_BIND_DN', reason: 'must be set, as LDAP_BIND_PASSWORD is' };
  return findTransportProblem(variables);
}

const names = Object.keys(directoryVariables) as readonly Name[];
const needed = ['LDAP_URL', 'LDAP_BASE_DN', 'LDAP_UNIT'] as const satisfies readonly Name[];

/** Passwords travel in clear text inside the connection, so the connection must not be. */
function findTransportProblem({ LDAP_URL, ...variables }: DirectoryVariables): DirectoryProblem | undefined {
  const url = URL.parse(LDAP_URL ?? '');
  const isStarted = variables.LDAP_STARTTLS === '1';
  if (url?.protocol === 'ldaps:')
    return isStarted ? { name: 'LDAP_STARTTLS', reason: 'is for ldap:// addresses' } : undefined;
  if (isStarted) return undefined;
  if (variables.LDAP_CA_FILE !== undefined)
    return { name: 'LDAP_CA_FILE', reason: 'needs ldaps:// or LDAP_STARTTLS=1' };
  if (variables.LDAP_INSECURE === '1' || isLoopback(url?.hostname ?? '')) return undefined;
  const reason = 'would carry passwords in clear text: use ldaps://, LDAP_STARTTLS=1, or LDAP_INSECURE=1';
  return { name: 'LDAP_URL', reason };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

function isDirectoryUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !/^ldaps?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    return false;
  return url.hostname !== '' && ['', '/'].includes(url.pathname);
}

function isGroup(value: string): boolean {
  return isFilter(value) || distinguishedName.test(value);
}

/** Whose brackets fit together. */
function isFilter(value: string): boolean {
  if (!/^\([^\p{Cc}]{1,900}\)$/u.test(value)) return false;
  let depth = 0;
  for (const [at, character] of [...value].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && at < [...value].length - 1)) return false;
  }
  return depth === 0;
}

function flag(name: Name) {
  return text(name, /^[01]$/);
}

function attributes(name: Name) {
  return text(name, new RegExp(`^${attribute}(?: *, *${attribute}){0,7}$`));
}

function text(name: Name, pattern: RegExp) {
  return variable(name, (value) => pattern.test(value));
}

function variable(name: Name, accepts: (value: string) => boolean) {
  return v.optional(v.pipe(v.string(), v.check(accepts, `is ${acceptedDirectory[name]}`)));
}
