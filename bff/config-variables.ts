import { isIP } from 'node:net';
import * as v from 'valibot';
import { isOutboxUrl, passwordRules } from '#shared/contracts';

const flag = (fallback: '0' | '1') =>
  v.pipe(
    v.optional(v.picklist(['0', '1', 'true', 'false']), fallback),
    v.transform((text) => text === '1' || text === 'true'),
  );

const port = (fallback: string, smallest: 0 | 1) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,5}$/),
    v.transform(Number),
    v.minValue(smallest),
    v.maxValue(65_535),
  );

const urlWith = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol)),
  );

const origin = v.pipe(
  urlWith('http:', 'https:'),
  v.check((text) => {
    const { pathname, search, hash, username, password } = new URL(text);
    return pathname === '/' && !search && !hash && !username && !password;
  }),
  v.transform((text) => new URL(text).origin),
);

const list = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

/** A list that takes the place of a default one; `none` is the empty list. */
const replacingList = (entry: RegExp) =>
  v.optional(
    v.pipe(
      list,
      v.transform((entries) => (entries.length === 1 && entries[0] === 'none' ? [] : entries)),
      v.check((entries) => entries.every((one) => entry.test(one))),
    ),
  );
const appCode = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;

const isAddressRange = (range: string): boolean => {
  const [address = '', prefix, ...rest] = range.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
};

const word = v.optional(v.pipe(v.string(), v.regex(/^\S{1,1024}$/)));

/** A page of the portal. */
const pagePath = v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./#?&=-]{0,200}$/)));

/** A call of the services: its method, POST where none stands, and its path; `none` is no call at all. */
const serviceCall = v.optional(
  v.pipe(v.string(), v.regex(/^(?:none|(?:(?:GET|POST) )?\/(?:api|zuul)\/[\w./-]{1,200})$/)),
);

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
  DATABASE_URL: v.optional(urlWith('postgres:', 'postgresql:')),
  REDIS_URL: v.optional(urlWith('redis:', 'rediss:')),
  S3_ENDPOINT: v.optional(urlWith('http:', 'https:')),
  S3_BUCKET: word,
  S3_REGION: word,
  S3_ACCESS_KEY_ID: word,
  S3_SECRET_ACCESS_KEY: word,
  SESSION_KEYS: v.pipe(
    list,
    v.check((keys) => keys.every((key) => /^[\w+/=-]{32,256}$/.test(key))),
  ),
  TRUSTED_PROXIES: v.pipe(
    list,
    v.check((ranges) => ranges.every(isAddressRange)),
  ),
  ALLOW_INSECURE_HTTP: flag('0'),
  DEMO: flag('1'),
  TEST_MODE: flag('0'),
  METRICS_PORT: port('9464', 0),
  OPENID_PROVIDER: v.optional(v.picklist(['0', '1'])),
  EGRESS_ALLOW: word,
  ONE_PROXY: flag('0'),
  WECOM_CORP_ID: word,
  WECOM_AGENT_ID: word,
  WECOM_SECRET: word,
  WECHAT_APP_ID: word,
  WECHAT_SECRET: word,
  PASSWORD_RULE: v.optional(v.picklist(passwordRules)),
  OUTBOX_URL: v.optional(v.pipe(v.string(), v.check(isOutboxUrl))),
  OUTBOX_TOKEN: word,
  FACE_SERVICE_URL: v.optional(v.pipe(v.string(), v.check(isOutboxUrl))),
  FACE_SERVICE_TOKEN: word,
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
    v.check((paths) => paths.every((path) => /^\/(?!api\/|zuul\/|bff\/|assets\/)[\w./-]{1,200}$/.test(path))),
  ),
  LANGUAGE_DIR: v.optional(v.string()),
  HELP_CENTER_URL: v.optional(urlWith('http:', 'https:')),
  COMPANY_NAME: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '智慧校园门户|||School Portal'),
  CLIENT_INSTALLER_URL: download,
  CLIENT_PORTABLE_URL: download,
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
  DATABASE_URL: 'an address that starts with postgres:// or postgresql://',
  REDIS_URL: 'an address that starts with redis:// or rediss://',
  S3_ENDPOINT: 'the http or https address of an S3-compatible store',
  S3_BUCKET: 'the name of a bucket',
  S3_REGION: 'the name of a region',
  S3_ACCESS_KEY_ID: 'a key id without spaces',
  S3_SECRET_ACCESS_KEY: 'a secret without spaces',
  SESSION_KEYS: 'keys of at least 32 characters of base64 or hex, newest first, split by commas',
  TRUSTED_PROXIES: 'addresses or CIDR ranges such as 10.0.0.0/8, split by commas',
  ALLOW_INSECURE_HTTP: '0 or 1',
  DEMO: '0 or 1',
  TEST_MODE: '0 or 1',
  METRICS_PORT: 'a port number from 0 to 65535',
  OPENID_PROVIDER:
    '0 or 1: whether the embedded platform, or the one at UPSTREAM_URL, serves the OpenID provider',
  EGRESS_ALLOW:
    'a list of host:port and networks that the OpenID provider may call inside the school, without blanks',
  WECOM_CORP_ID: 'the id of a company at the work edition, without spaces',
  WECOM_AGENT_ID: 'the id of a self-built application at the work edition, without spaces',
  WECOM_SECRET: 'the secret of that application, without spaces',
  WECHAT_APP_ID: 'the id of a website application at the personal edition, without spaces',
  WECHAT_SECRET: 'the secret of that application, without spaces',
  PASSWORD_RULE: 'strong or simple: how strong a new password must be',
  OUTBOX_URL: 'an https address, or an http one on this computer, that messages are posted to',
  LICENCE_PUBLIC_KEY: 'an Ed25519 public key, SPKI in base64',
  OUTBOX_TOKEN: 'a secret without spaces that is shown to that address',
  FACE_SERVICE_URL: 'an https address, or an http one on this computer, that recognises faces for signing in',
  FACE_SERVICE_TOKEN: 'a secret without spaces that is shown to that address',
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
  GATE_EXEMPT_APPS: 'codes of apps split by commas, or none',
  GATE_EXEMPT_PAGES: 'paths of pages split by commas, or none',
  GATE_EVALUATE_APPS: 'codes of apps split by commas, or none',
  LOGIN_UNIT_ID: 'the id of a unit, letters, digits and dashes',
  NODE_ENV: 'production, development or test',
};
