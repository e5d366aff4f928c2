import * as v from 'valibot';
import { numberFromText } from './text-values.ts';

/** A refused input: the payload key it belongs to and the message for the user (`中文|||English`). */
export const fieldErrorSchema = /* @__PURE__ */ v.object({ field: v.string(), message: v.string() });
export type FieldError = v.InferOutput<typeof fieldErrorSchema>;

/**
 * What every JSON call answers (X02). `status` 200 means success, whatever the HTTP status says;
 * `message` may hold two languages split by `|||`, first Chinese, then English.
 */
export interface Envelope<Data> {
  readonly status: number;
  /** `ok`, or the stable code of the refusal, see `ErrorCode`. */
  readonly code: string;
  readonly message: string;
  readonly data: Data;
  readonly fieldErrors?: readonly FieldError[] | undefined;
  /** Set by the BFF on its own refusals, so that a user can quote it. */
  readonly requestId?: string | undefined;
}

/** Services also write numbers, and null for what they do not say. */
const lenientText = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');

/** Reads an envelope as services of any age write it: only `status` has to be there. */
export const envelopeSchema = v.object({
  status: numberFromText,
  code: v.optional(lenientText, ''),
  message: v.optional(lenientText, ''),
  data: v.optional(v.unknown(), null),
  // Some write an empty object for no errors, or an error of no field.
  fieldErrors: v.fallback(
    v.optional(v.array(v.object({ field: lenientText, message: lenientText }))),
    undefined,
  ),
  requestId: v.fallback(v.optional(v.string()), undefined),
});

export function okEnvelope<Data>(data: Data): Envelope<Data> {
  return {
    status: 200,
    code: 'ok',
    message: '',
    data,
  };
}
