import * as v from 'valibot';

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const common = { id: v.pipe(base64url, v.maxLength(1400)), type: v.literal('public-key') };

const registrationSchema = v.object({
  ...common,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), []),
  }),
});
export type Registration = v.InferOutput<typeof registrationSchema>;

const assertionSchema = v.object({
  ...common,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});
export type Assertion = v.InferOutput<typeof assertionSchema>;

/** What a browser answers to `create`; undefined for anything else. */
export function parseRegistration(json: string): Registration | undefined {
  return parseAs(registrationSchema, json);
}

/** What a browser answers to `get`; undefined for anything else. */
export function parseAssertion(json: string): Assertion | undefined {
  return parseAs(assertionSchema, json);
}

function parseAs<Schema extends v.GenericSchema>(
  schema: Schema,
  json: string,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json);
  return parsed.success ? parsed.output : undefined;
}
