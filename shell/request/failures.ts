import { type Encoding, type Envelope, pickLanguage } from '#shared/contracts';
import { getHooks } from './hooks.ts';
import { genericText, reasonText, timeoutText } from './reason-texts.ts';
import { RequestError } from './request-error.ts';

/** The text of a refusal: field errors joined by commas, else the message, else the default (D09). */
const textOf = (envelope: RefusedEnvelope): string => {
  const language = getHooks().getLanguage();
  const fields = (envelope.fieldErrors ?? [])
    .map((field) => pickLanguage(field.message, language))
    .filter(Boolean);
  if (fields.length > 0) return fields.join(',');
  return pickLanguage(envelope.message ?? '', language) || genericText('server', language);
};

/** An envelope whose status is not 200. */
export type RefusedEnvelope = Pick<Envelope<unknown>, 'status' | 'code' | 'data'> & {
  message?: string | null | undefined;
  fieldErrors?: Envelope<unknown>['fieldErrors'] | null;
  requestId?: string | undefined;
};

export const bodyFailure = (envelope: RefusedEnvelope): RequestError => {
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
};

/** A HTTP status other than 200; the body is read where it is an envelope, since it knows more than the number. */
export const httpFailure = (
  status: number,
  envelope: RefusedEnvelope | undefined,
  retryAfter?: number,
): RequestError => {
  const language = getHooks().getLanguage();
  const told = pickLanguage(envelope?.message ?? '', language);
  return new RequestError({
    kind: 'http',
    status,
    code: envelope?.code,
    message: told || reasonText(status, language),
    requestId: envelope?.requestId,
    retryAfter,
    data: envelope?.data,
  });
};

export const unreadableFailure = (status: number, cause?: unknown): RequestError =>
  new RequestError({
    kind: 'unreadable',
    status,
    message: genericText('unreadable', getHooks().getLanguage()),
    cause,
  });

export const networkFailure = (cause: unknown): RequestError =>
  new RequestError({ kind: 'network', message: genericText('network', getHooks().getLanguage()), cause });

export const abortedFailure = (cause: unknown): RequestError =>
  new RequestError({ kind: 'aborted', message: genericText('aborted', getHooks().getLanguage()), cause });

export const timeoutFailure = (milliseconds: number): RequestError =>
  new RequestError({ kind: 'timeout', message: timeoutText(milliseconds, getHooks().getLanguage()) });

/** `data` is the text of D04 to the letter, in every language. */
export const uploadTypeFailure = (): RequestError =>
  new RequestError({
    kind: 'body',
    status: 501,
    message: genericText('uploadType', getHooks().getLanguage()),
    data: '文件类型错误',
  });

/**
 * Tells the user (D08, D09, D11): a transport failure with its status as title, a refusal as a warning, a failed
 * upload as a warning that begins with the status.
 */
export const showFailure = (error: RequestError, encoding?: Encoding): void => {
  const { kind, status, message } = error;
  const { showFailure: show } = getHooks();
  if (kind === 'aborted') return;
  if (encoding === 'multipart' && status > 0) show(`${status}：${message}`, undefined, 'warning');
  else if (kind === 'http') show(message, String(status), 'error');
  else show(message, undefined, kind === 'body' ? 'warning' : 'error');
};
