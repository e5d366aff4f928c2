import * as v from 'valibot';

const credential = v.optional(v.pipe(v.string(), v.regex(/^\S{1,256}$/, 'is a key without blanks')));

/** Variables of a store that speaks S3. */
export const s3Variables = {
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(isStoreOrigin, 'is an http or https origin without a path; {bucket} may stand in its host'),
    ),
  ),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'names a bucket'))),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'names a region, such as us-east-1'))),
  S3_ACCESS_KEY: credential,
  S3_SECRET_KEY: credential,
};

/** Where the virus scanner listens. */
export const scannerVariables = {
  CLAMD_SOCKET: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:\/\S{1,200}|(?:\[[\da-f:]+\]|[\w.-]+):\d{1,5})$/i,
        'is the path of a socket, or host:port',
      ),
    ),
  ),
};

export type StorageVariables = {
  readonly [name in keyof typeof s3Variables | keyof typeof scannerVariables]?: string | undefined;
};

const s3Names = Object.keys(s3Variables) as readonly (keyof typeof s3Variables)[];

/** A store in S3 needs all of its variables: the first one that is missing, and one that is there. */
export function findMissingS3(variables: StorageVariables) {
  const given = s3Names.find((name) => variables[name]);
  const missing = s3Names.find((name) => !variables[name]);
  return given && missing ? { given, missing } : undefined;
}

function isStoreOrigin(value: string): boolean {
  const text = value.replace('{bucket}', 'bucket');
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
}
