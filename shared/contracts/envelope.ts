import * as v from 'valibot';

/** A refused input: the payload key it belongs to and what to tell the user (`中文|||English`). */
export const fieldErrorSchema = v.object({ field: v.string(), message: v.string() });
export type FieldError = v.InferOutput<typeof fieldErrorSchema>;

/**
 * What every JSON call answers (specification 0§3). `status` 200 means success, whatever the HTTP status says;
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

/** Reads an envelope tolerantly: older services leave out `code`, `message` or `data`. */
export const envelopeSchema = v.object({
  status: v.number(),
  code: v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
  message: v.optional(v.nullable(v.string()), ''),
  data: v.optional(v.unknown(), null),
  fieldErrors: v.nullish(v.array(fieldErrorSchema)),
  requestId: v.optional(v.string()),
});

export const okEnvelope = <Data>(data: Data): Envelope<Data> => ({
  status: 200,
  code: 'ok',
  message: '',
  data,
});
