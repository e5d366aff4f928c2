import * as v from 'valibot';
import { haveOverlap, parsePageUpstream } from '#bff/old-pages';
import { isOutboxUrl, passwordRules } from '#shared/contracts';
import { acceptedDirectory, directoryVariables } from '#shared/directory-settings';
import { isEgressEntry } from '#shared/egress';
import { isAddressRange } from './address-range.ts';
import { flag } from './flag-variable.ts';
import { list } from './list-variable.ts';
import { acceptedModes, modeVariables } from './mode-variables.ts';
import { acceptedRetention, retentionVariables } from './retention-variables.ts';
import { apiFolders, ownPagePath, serviceCall, tokenCookies } from './services-variables.ts';
import { acceptedStorage, storageVariables } from './storage-variables.ts';
import { acceptedWaysIn, waysInVariables } from './ways-in-variables.ts';

function port(fallback: string, smallest: 0 | 1) {
  return v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,5}$/),
    v.transform(Number),
    v.minValue(smallest),
    v.maxValue(65_535),
  );
}

function urlWith(...protocols: string[]) {
  return v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol)),
  );
}

const origin = v.pipe(
  urlWith('http:', 'https:'),
  v.check((text) => {
    const { pathname, search, hash, username, password } = new URL(text);
    return pathname === '/' && !search && !hash && !username && !password;
  }),
  v.transform((text) => new URL(text).origin),
);

const megabytes = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)));
/** Long enough to be a secret, and visible ASCII, so that it fits into a header. */
const secretKey = /^[\w+/=-]{32,256}$/;
const keys = v.pipe(
  list,
  v.check((all) => all.every((key) => secretKey.test(key))),
);

/** A list that takes the place of a default one; `none` is the empty list. */
function replacingList(entry: RegExp) {
  return v.optional(
    v.pipe(
      list,
      v.transform((entries) => (entries.length === 1 && entries[0] === 'none' ? [] : entries)),
      v.check((entries) => entries.every((one) => entry.test(one))),
    ),
  );
}

const appCode = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;

const word = v.optional(v.pipe(v.string(), v.regex(/^\S{1,1024}$/)));

/** As the platform reads it, and the BFF for services of apps. */
const egressList = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\S{1,1024}$/),
    v.check((text) => text.split(',').every(isEgressEntry)),
  ),
);

/** A page of the portal. */
const pagePath = v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./#?&=-]{0,200}$/)));

/** A file on the portal's own host, or anywhere by https. */
const download = v.optional(
  v.union([v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./?&=%-]{1,300}$/)), urlWith('https:')]),
);

/** Every environment variable of the server with its default; the table of the README in code. */
export const variablesSchema = v.object({
  PORT: port('3000', 1),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]{1,253}$/)), '127.0.0.1'),
  PUBLIC_URL: v.optional(origin),
  DATA_DIR: v.optional(v.string(), '.data'),
  UPSTREAM_URL: v.optional(origin),
  UPSTREAM_READY_PATH: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./?=&-]{0,200}$/))),
  API_PREFIXES: apiFolders,
  TOKEN_COOKIES: tokenCookies,
  DATABASE_URL: v.optional(urlWith('postgres:', 'postgresql:')),
  DATABASE_POOL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/),
      v.check((text) => Number(text) >= 2 && Number(text) <= 500),
    ),
  ),
  REDIS_URL: v.optional(urlWith('redis:', 'rediss:')),
  ...storageVariables,
  ...directoryVariables,
  SESSION_KEYS: keys,
  KEY_SECRETS: keys,
  PLATFORM_SECRET: v.optional(v.pipe(v.string(), v.regex(secretKey))),
  TRUSTED_PROXIES: v.pipe(
    list,
    v.check((ranges) => ranges.every(isAddressRange)),
  ),
  ALLOW_INSECURE_HTTP: flag('0'),
  ...modeVariables,
  METRICS_HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]{1,253}$/)), '127.0.0.1'),
  METRICS_PORT: port('9464', 0),
  LAME_DUCK_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(60)),
  ),
  OPENID_PROVIDER: v.optional(v.picklist(['0', '1'])),
  EGRESS_ALLOW: egressList,
  POLICY_URL: word,
  ...retentionVariables,
  ONE_PROXY: flag('0'),
  ...waysInVariables,
  PASSWORD_RULE: v.optional(v.picklist(passwordRules)),
  OUTBOX_URL: v.optional(v.pipe(v.string(), v.check(isOutboxUrl))),
  OUTBOX_TOKEN: word,
  FACE_SERVICE_URL: v.optional(v.pipe(v.string(), v.check(isOutboxUrl))),
  FACE_SERVICE_TOKEN: word,
  FACE_WORKERS: v.optional(v.picklist(['0', '1', '2', '3', '4', '5', '6', '7', '8'])),
  USER_QUOTA_MB: megabytes,
  STUDENT_QUOTA_MB: megabytes,
  UNIT_QUOTA_MB: megabytes,
  BOOTSTRAP_ADMIN: v.optional(v.pipe(v.string(), v.regex(/^[^:\s]+:\S+$/))),
  BOOTSTRAP_UNIT: v.optional(v.pipe(v.string(), v.maxLength(128))),
  LICENCE_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w+/]{40,100}={0,2}$/))),
  UNIT_HOME_OVERRIDES: v.pipe(
    list,
    v.check((entries) =>
      entries.every((entry) => /^[\w-]{1,64}(?:=\/(?!\/)[\w./#?&=-]{0,200})?$/.test(entry)),
    ),
  ),
  LOGIN_JUMP_PAGE: pagePath,
  IN_APP_PAGE: pagePath,
  TICKET_LOGIN: serviceCall,
  AUTHORIZE_PATHS: v.pipe(
    list,
    v.check((paths) => paths.every((path) => ownPagePath.test(path))),
  ),
  LANGUAGE_DIR: v.optional(v.string()),
  HELP_CENTER_URL: v.optional(urlWith('http:', 'https:')),
  COMPANY_NAME: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '智慧校园门户|||School Portal'),
  CLIENT_INSTALLER_URL: download,
  CLIENT_PORTABLE_URL: download,
  PAGE_UPSTREAMS: v.optional(
    v.pipe(
      list,
      v.transform((entries) => entries.map(parsePageUpstream)),
      v.check((found) => !found.includes(undefined)),
      v.transform((found) => found.filter((upstream) => upstream !== undefined)),
      v.check((upstreams) => !haveOverlap(upstreams)),
    ),
  ),
  APPS_ORIGIN: v.optional(origin),
  VIEWPORT_IN_PAGE: v.pipe(
    list,
    v.check((codes) => codes.every((code) => /^[A-Za-z0-9][\w-]{0,63}$/.test(code))),
  ),
  GATE_EXEMPT_APPS: replacingList(appCode),
  GATE_EXEMPT_PAGES: replacingList(/^\/[\w./-]{1,200}$/),
  GATE_EVALUATE_APPS: replacingList(appCode),
  LOGIN_UNIT_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test'])),
});
export type Variables = v.InferOutput<typeof variablesSchema>;
export type VariableName = keyof Variables;

/** What a refusal says that the variable accepts. */
export const accepted: Readonly<Record<VariableName, string>> = {
  PORT: 'a port number from 1 to 65535',
  HOST: 'an IP address or host name to listen on',
  PUBLIC_URL: 'an http or https origin without a path, such as https://portal.example',
  DATA_DIR: 'a folder that can be written',
  UPSTREAM_URL: 'an http or https origin without a path, such as http://services:8080',
  UPSTREAM_READY_PATH: 'a path of the services, such as /health/ready',
  API_PREFIXES: 'folders of the services such as /api/edu or /zuul/x, split by commas',
  TOKEN_COOKIES: 'two names of cookies, of the access and of the refresh token, split by a comma',
  DATABASE_URL: 'an address that starts with postgres:// or postgresql://',
  DATABASE_POOL: 'a number of connections to PostgreSQL from 2 to 500',
  REDIS_URL: 'an address that starts with redis:// or rediss://',
  ...acceptedStorage,
  ...acceptedDirectory,
  SESSION_KEYS: 'keys of at least 32 characters of base64 or hex, newest first, split by commas',
  KEY_SECRETS: 'secrets of at least 32 characters of base64 or hex, newest first, split by commas',
  PLATFORM_SECRET: 'a secret of 32 to 256 characters of base64 or hex, the same as the platform has',
  TRUSTED_PROXIES: 'addresses or CIDR ranges such as 10.0.0.0/8, split by commas',
  ALLOW_INSECURE_HTTP: '0 or 1',
  ...acceptedModes,
  METRICS_HOST: 'an IP address or host name to serve metrics on',
  LAME_DUCK_SECONDS: 'seconds from 0 to 60',
  METRICS_PORT: 'a port number from 0 to 65535',
  OPENID_PROVIDER:
    '0 or 1: whether the embedded platform, or the one at UPSTREAM_URL, serves the OpenID provider',
  EGRESS_ALLOW:
    'a list of host:port and networks that the OpenID provider and apps’ services may be called at inside the school, without blanks',
  ...acceptedRetention,
  POLICY_URL: 'the http or https address of a page, without blanks',
  ...acceptedWaysIn,
  PASSWORD_RULE: 'strong or simple: how strong a new password must be',
  OUTBOX_URL: 'an https address, or an http one on this computer, that messages are posted to',
  USER_QUOTA_MB: 'a number of megabytes, 1 to 999999999, that a user may keep',
  STUDENT_QUOTA_MB: 'a number of megabytes, 1 to 999999999, that a student may keep',
  UNIT_QUOTA_MB: 'a number of megabytes, 1 to 999999999, that the users of a unit may keep together',
  BOOTSTRAP_ADMIN: 'a login name, a colon and a password, of the first administrator of an empty portal',
  BOOTSTRAP_UNIT: 'the name of its first unit, at most 128 characters',
  LICENCE_PUBLIC_KEY: 'an Ed25519 public key, SPKI in base64',
  OUTBOX_TOKEN: 'a secret without spaces that is shown to that address',
  FACE_SERVICE_URL: 'an https address, or an http one on this computer, that recognises faces for signing in',
  FACE_SERVICE_TOKEN: 'a secret without spaces that is shown to that address',
  FACE_WORKERS: 'a number of threads, 0 to 8, that recognise faces',
  ONE_PROXY: '0 or 1',
  UNIT_HOME_OVERRIDES:
    'unit ids, each with = and a path where its home is not the application centre, split by commas',
  LOGIN_JUMP_PAGE: 'the path of a page, such as /pages/base/pc_base_tm/index.html',
  IN_APP_PAGE: 'the path of a page, such as /pages/base/mobile_desktop_all/index.html',
  TICKET_LOGIN: 'the method and path of a call, such as POST /api/sso/ticket/login, or none',
  AUTHORIZE_PATHS: 'paths of pages such as /oauth/login, split by commas',
  LANGUAGE_DIR: 'a folder with dictionaries',
  HELP_CENTER_URL: 'the http or https address of a help centre',
  COMPANY_NAME: 'a name of at most 200 characters, in Chinese or as Chinese|||English',
  CLIENT_INSTALLER_URL: 'a path of this host or an https address of the installer for Windows',
  CLIENT_PORTABLE_URL: 'a path of this host or an https address of the portable client for Windows',
  PAGE_UPSTREAMS:
    'prefix=origin split by commas, such as /legacy=http://127.0.0.1:9000; no prefix of the portal, none inside another; with a blank and untrusted behind it, at APPS_ORIGIN',
  APPS_ORIGIN: 'an http or https origin of another host than PUBLIC_URL, such as https://apps.example',
  VIEWPORT_IN_PAGE: 'names of folders of PAGE_UPSTREAMS, without slashes, split by commas',
  GATE_EXEMPT_APPS: 'codes of apps split by commas, or none',
  GATE_EXEMPT_PAGES: 'paths of pages split by commas, or none',
  GATE_EVALUATE_APPS: 'codes of apps split by commas, or none',
  LOGIN_UNIT_ID: 'the id of a unit, letters, digits and dashes',
  NODE_ENV: 'production, development or test',
};
