import { isIP } from 'node:net';
import * as v from 'valibot';

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

const isAddressRange = (range: string): boolean => {
  const [address = '', prefix, ...rest] = range.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
};

const word = v.optional(v.pipe(v.string(), v.regex(/^\S{1,1024}$/)));

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
  OPENID_PROVIDER: '0 or 1: whether the embedded platform serves its OpenID provider',
  EGRESS_ALLOW:
    'a list of host:port and networks that the OpenID provider may call inside the school, without blanks',
  LOGIN_UNIT_ID: 'the id of a unit, letters, digits and dashes',
  NODE_ENV: 'production, development or test',
};
