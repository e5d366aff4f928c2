import type { RequestError } from 'shell/request';
import type { Problems } from '../problems.ts';
import type zhCN from './messages/zh-CN.json';

type MessageId = keyof typeof zhCN;

/** Formats a message about failures in the language of the page. */
export type Say = (id: MessageId, values?: Record<string, string | number>) => string;

const transport: Partial<Record<RequestError['kind'], MessageId>> = {
  network: 'signin.failure.network',
  timeout: 'signin.failure.timeout',
  unreadable: 'signin.failure.unreadable',
};

/** `Retry-After` in seconds, where the refusal carries it. */
const waitOf = (error: RequestError): number => Math.ceil(error.retryAfter ?? 0);

const tooMany = (error: RequestError, say: Say): string => {
  const seconds = waitOf(error);
  if (seconds <= 0) return error.message;
  if (seconds < 60) return say('signin.wait.seconds', { count: seconds });
  return say('signin.wait.minutes', { count: Math.ceil(seconds / 60) });
};

const fieldText = (error: RequestError, field: string): string | undefined =>
  error.fieldErrors.find((entry) => entry.field === field)?.message;

/**
 * Tells a failed sign-in to the user: what the server refuses stands under the password (B04), what the
 * network did stands above the button. A call that the user gave up is no problem.
 *
 * @param error the failed call; undefined where something other than a call failed
 */
export const describeFailure = (error: RequestError | undefined, say: Say): Problems => {
  if (!error) return { form: say('signin.failure.unfinished') };
  if (error.kind === 'aborted') return {};
  if (error.code === 'too_many_attempts') return { password: tooMany(error, say) };
  const id = transport[error.kind];
  if (id) return { form: say(id), requestId: error.requestId };
  if (error.kind === 'http') return { form: error.message, requestId: error.requestId };
  const username = fieldText(error, 'username');
  const password = fieldText(error, 'password');
  return username || password ? { username, password } : { password: error.message };
};
