import * as v from 'valibot';

/** What each variable accepts, as a refusal says it. */
export const acceptedSchoolProvider = {
  SCHOOL_OIDC_ISSUER:
    'the issuer of an OpenID provider: an https address, or an http one on this computer, without a query',
  SCHOOL_OIDC_CLIENT_ID: 'the id of the portal at that provider, without blanks',
  SCHOOL_OIDC_CLIENT_SECRET: 'its secret there, without blanks',
  SCHOOL_OIDC_NAME: 'a name of at most 40 characters that the sign-in page shows',
  SCHOOL_OIDC_NAME_EN: 'the same in English, at most 40 characters',
  SCHOOL_OIDC_UNIT: 'the id of the unit whose people it knows, letters, digits and dashes',
  SCHOOL_OIDC_CLAIM: 'the name of the claim with the external id; not one that people may change themselves',
  SCHOOL_OIDC_TYPE_CLAIM: 'the name of the claim that says student, teacher or parent',
  SCHOOL_OIDC_CREATES: 'a list of student, teacher and parent, split by commas',
} as const;

type Name = keyof typeof acceptedSchoolProvider;

/** Anybody may take the address or name of another person there, or inherit it. */
const changeable = new Set(['email', 'phone_number', 'name', 'nickname', 'given_name', 'family_name']);

function variable(name: Name, isGood: (text: string) => boolean) {
  return v.optional(v.pipe(v.string(), v.trim(), v.check(isGood, `is ${acceptedSchoolProvider[name]}`)));
}

/** Variables of a provider that a school runs itself. */
export const schoolProviderVariables = {
  SCHOOL_OIDC_ISSUER: variable('SCHOOL_OIDC_ISSUER', isIssuer),
  SCHOOL_OIDC_CLIENT_ID: variable('SCHOOL_OIDC_CLIENT_ID', isWord),
  SCHOOL_OIDC_CLIENT_SECRET: variable('SCHOOL_OIDC_CLIENT_SECRET', isWord),
  SCHOOL_OIDC_NAME: variable('SCHOOL_OIDC_NAME', isName),
  SCHOOL_OIDC_NAME_EN: variable('SCHOOL_OIDC_NAME_EN', isName),
  SCHOOL_OIDC_UNIT: variable('SCHOOL_OIDC_UNIT', (text) => /^[\w-]{1,64}$/.test(text)),
  SCHOOL_OIDC_CLAIM: variable('SCHOOL_OIDC_CLAIM', (text) => isClaim(text) && !changeable.has(text)),
  SCHOOL_OIDC_TYPE_CLAIM: variable('SCHOOL_OIDC_TYPE_CLAIM', isClaim),
  SCHOOL_OIDC_CREATES: variable('SCHOOL_OIDC_CREATES', (text) =>
    text.split(',').every((word) => ['student', 'teacher', 'parent'].includes(word.trim())),
  ),
};

export type SchoolProviderVariables = { readonly [name in Name]?: string | undefined };

const needed = [
  'SCHOOL_OIDC_ISSUER',
  'SCHOOL_OIDC_CLIENT_ID',
  'SCHOOL_OIDC_CLIENT_SECRET',
  'SCHOOL_OIDC_NAME',
  'SCHOOL_OIDC_UNIT',
] as const satisfies readonly Name[];
/** Their names, the secret among them. */
export const schoolProviderNames = Object.keys(schoolProviderVariables) as readonly Name[];

/** A provider needs the first five: the first one that is missing, and one of all that is there. */
export function findMissingSchoolProvider(variables: SchoolProviderVariables) {
  const given = schoolProviderNames.find((name) => variables[name]);
  const missing = needed.find((name) => !variables[name]);
  return given && missing ? { given, missing } : undefined;
}

function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.search || url.hash || text.endsWith('?')) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisComputer(url.hostname));
}

function isThisComputer(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host);
}

function isWord(text: string): boolean {
  return /^\S{1,1024}$/.test(text);
}

function isName(text: string): boolean {
  return /^[^\p{C}|]{1,40}$/u.test(text);
}

function isClaim(text: string): boolean {
  return /^[\w:./-]{1,128}$/.test(text);
}
