import type { RequestError } from 'shell/request';
import type { Translate } from 'shell/session';
import type zhCN from './messages/zh-CN.json';
import type { Problems } from './problems.ts';

type MessageId = keyof typeof zhCN;

const transport: Partial<Record<RequestError['kind'], MessageId>> = {
  network: 'signin.failure.network',
  timeout: 'signin.failure.timeout',
  unreadable: 'signin.failure.unreadable',
};

/**
 * Describes a failed sign-in to the user. A refusal of the server stands under the password (B04), a network failure
 * stands above the button. A call that the user gave up is no problem.
 *
 * @param error the failed call; undefined where something other than a call failed
 */
export function describeFailure(error: RequestError | undefined, t: Translate<MessageId>): Problems {
  if (!error) return { form: t('signin.failure.unfinished') };
  if (error.kind === 'aborted') return {};
  if (error.code === 'too_many_attempts') return { password: tooMany(error, t) };
  const id = transport[error.kind];
  if (id) return { form: t(id), requestId: error.requestId };
  if (error.kind === 'http') return { form: error.message, requestId: error.requestId };
  const username = fieldText(error, 'username');
  const password = fieldText(error, 'password');
  return username || password ? { username, password } : { password: error.message };
}

function tooMany(error: RequestError, t: Translate<MessageId>): string {
  const seconds = waitOf(error);
  if (seconds <= 0) return error.message;
  if (seconds < 60) return t('signin.wait.seconds', { count: seconds });
  return t('signin.wait.minutes', { count: Math.ceil(seconds / 60) });
}

function fieldText(error: RequestError, field: string): string | undefined {
  return error.fieldErrors.find((entry) => entry.field === field)?.message;
}

/** `Retry-After` in seconds, where the refusal carries it. */
function waitOf(error: RequestError): number {
  return Math.ceil(error.retryAfter ?? 0);
}
