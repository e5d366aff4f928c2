import { type Encoding, type Envelope, pickLanguage } from '#shared/contracts';
import { getHooks } from './hooks.ts';
import { genericText, reasonText, timeoutText } from './reason-texts.ts';
import { RequestError } from './request-error.ts';

/** An envelope whose status is not 200. */
export type RefusedEnvelope = Pick<Envelope<unknown>, 'status' | 'code' | 'data'> & {
  message?: string | null | undefined;
  fieldErrors?: Envelope<unknown>['fieldErrors'] | null;
  requestId?: string | undefined;
};

export function bodyFailure(envelope: RefusedEnvelope): RequestError {
  const language = getHooks().getLanguage();
  return new RequestError({
    kind: 'body',
    status: envelope.status,
    code: envelope.code,
    message: textOf(envelope),
    fieldErrors: (envelope.fieldErrors ?? []).map(({ field, message }) => ({
      field,
      message: pickLanguage(message, language),
    })),
    requestId: envelope.requestId,
    data: envelope.data,
  });
}

/** A HTTP status other than 200; the body is read where it is an envelope, since it knows more than the number. */
export function httpFailure(
  status: number,
  envelope: RefusedEnvelope | undefined,
  retryAfter?: number,
): RequestError {
  const language = getHooks().getLanguage();
  const text = pickLanguage(envelope?.message ?? '', language);
  return new RequestError({
    kind: 'http',
    status,
    code: envelope?.code,
    message: text || reasonText(status, language),
    requestId: envelope?.requestId,
    retryAfter,
    data: envelope?.data,
  });
}

export function unreadableFailure(status: number, cause?: unknown): RequestError {
  return new RequestError({
    kind: 'unreadable',
    status,
    message: genericText('unreadable', getHooks().getLanguage()),
    cause,
  });
}

export function networkFailure(cause: unknown): RequestError {
  return new RequestError({
    kind: 'network',
    message: genericText('network', getHooks().getLanguage()),
    cause,
  });
}

export function abortedFailure(cause: unknown): RequestError {
  return new RequestError({
    kind: 'aborted',
    message: genericText('aborted', getHooks().getLanguage()),
    cause,
  });
}

export function timeoutFailure(milliseconds: number): RequestError {
  return new RequestError({ kind: 'timeout', message: timeoutText(milliseconds, getHooks().getLanguage()) });
}

/** `data` is the text of D04 to the letter, in every language. */
export function uploadTypeFailure(): RequestError {
  return new RequestError({
    kind: 'body',
    status: 501,
    message: genericText('uploadType', getHooks().getLanguage()),
    data: '文件类型错误',
  });
}

/**
 * Notifies the user (D08, D09, D11). A transport failure has its status as title, a refusal is a warning. A failed
 * upload is a warning that begins with the status.
 */
export function showFailure(error: RequestError, encoding?: Encoding): void {
  const { kind, status, message } = error;
  const { showFailure: show } = getHooks();
  if (kind === 'aborted') return;
  if (encoding === 'multipart' && status > 0) show(`${status}：${message}`, undefined, 'warning');
  else if (kind === 'http') show(message, String(status), 'error');
  else show(message, undefined, kind === 'body' ? 'warning' : 'error');
}

/** The text of a refusal: field errors joined by commas, else the message, else the default (D09). */
function textOf(envelope: RefusedEnvelope): string {
  const language = getHooks().getLanguage();
  const fields = (envelope.fieldErrors ?? [])
    .map((field) => pickLanguage(field.message, language))
    .filter(Boolean);
  if (fields.length > 0) return fields.join(',');
  return pickLanguage(envelope.message ?? '', language) || genericText('server', language);
}
