import type * as v from 'valibot';
import { type Call, DomainError, isDomainError } from '#shared/contracts';
import { checkPayload } from './check-payload.ts';
import type { Principal } from './principal.ts';
import type { IncomingFile } from './read-multipart.ts';
import { findPrincipal, type HandlerResult, type Route, type SignedInInput } from './route.ts';

type Schema = v.GenericSchema;

export interface UploadInput<Payload, Kept> extends SignedInInput<Payload> {
  /** What `keep` made of the file. */
  readonly kept: Kept;
}

export interface UploadHandler<P extends Schema, A extends Schema, Kept> {
  /** Bytes. */
  readonly maxFileSize: number;
  /** Takes the file to where it stays, before all fields are known. @throws DomainError for a file that may not come */
  readonly keep: (file: IncomingFile, principal: Principal) => Promise<Kept>;
  /** Takes back what was kept, when the rest of the request is refused. */
  readonly discard: (kept: Kept) => Promise<void>;
  readonly handle: (input: UploadInput<v.InferOutput<P>, Kept>) => Promise<HandlerResult<v.InferInput<A>>>;
}

/**
 * Answers a call whose body is multipart with one file. The session is checked before a byte of the body is read. So no rule of
 * step-up that depends on the payload can let such a call pass.
 * @throws TypeError when the call is public or is not multipart
 */
export function answerUpload<P extends Schema, A extends Schema, Kept>(
  call: Call<P, A>,
  { handle, ...reading }: UploadHandler<P, A, Kept>,
): Route {
  if (call.audience !== 'signed-in' || call.encoding !== 'multipart')
    throw new TypeError(`${call.name} takes no file of a signed-in user`);
  return {
    call,
    handle: async (raw, gate) => {
      const principal = await findPrincipal(raw, gate);
      if (!principal) throw new DomainError('not_signed_in');
      await gate.checkCaller(call, principal);
      gate.checkProof(call, {}, principal);
      const { fields, kept } = await raw.readMultipart({
        ...reading,
        keep: (file) => reading.keep(file, principal),
      });
      if (kept === undefined)
        throw new DomainError('invalid_input', { message: 'Not find file|||Not find file' });
      try {
        const payload = checkPayload(call.payload, { ...fields, file: true });
        return await handle({ ...raw, payload, principal, kept });
      } catch (error) {
        if (isRefusal(error)) await reading.discard(kept);
        throw error;
      }
    },
  };
}

/** Whether nothing was written. After another error nobody knows whether a row names what was kept; it is swept later if none does. */
export function isRefusal(error: unknown): boolean {
  return isDomainError(error) && error.code !== 'store_unavailable' && error.code !== 'internal';
}
