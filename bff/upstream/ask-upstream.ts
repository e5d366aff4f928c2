import type { Dispatcher } from 'undici';
import { DomainError, okEnvelope } from '#shared/contracts';
import { isConnectionLost } from './lost-connection.ts';
import { createUpstreamError } from './upstream-error.ts';

/** The BFF's own calls ask for small JSON; a longer answer is none of them. */
const maxTextBytes = 1_048_576;

export interface UpstreamQuestion {
  readonly method?: 'GET' | 'POST';
  /** Path and query. */
  readonly path: string;
  readonly headers: readonly string[];
  readonly body?: string | undefined;
  /** For the whole call, body included, ms. */
  readonly timeoutMs: number;
  /** Whether it may be sent once more when its connection was lost. Default false: a sign-in by GET spends its code. */
  readonly isRepeatable?: boolean;
}

export interface UpstreamText {
  readonly httpStatus: number;
  readonly text: string;
  readonly setCookies: readonly string[];
  /** `Retry-After` in seconds, where the answer has one. */
  readonly retryAfter: number | undefined;
}

/**
 * One call of the BFF's own, read to the end.
 * @throws DomainError `upstream_unavailable`, `upstream_timeout` or `upstream_invalid`
 */
export async function askUpstream(pool: Dispatcher, question: UpstreamQuestion): Promise<UpstreamText> {
  const signal = AbortSignal.timeout(question.timeoutMs);
  try {
    return await askOnce(pool, question, signal).catch((error: unknown) => {
      if (question.isRepeatable && isConnectionLost(error)) return askOnce(pool, question, signal);
      throw error;
    });
  } catch (error) {
    throw createUpstreamError(error);
  }
}

async function askOnce(
  pool: Dispatcher,
  { method = 'GET', path, headers, body }: UpstreamQuestion,
  signal: AbortSignal,
): Promise<UpstreamText> {
  const answer = await pool.request({ method, path, headers: [...headers], body: body ?? null, signal });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.length;
    if (size > maxTextBytes) throw new DomainError('upstream_invalid', { detail: 'answer too long' });
    chunks.push(chunk);
  }
  return {
    httpStatus: answer.statusCode,
    // Done, and nothing to say about it: in the words of everybody else.
    text:
      answer.statusCode === 204 ? JSON.stringify(okEnvelope(null)) : Buffer.concat(chunks).toString('utf8'),
    setCookies: [answer.headers['set-cookie'] ?? []].flat(),
    retryAfter: secondsOf(answer.headers['retry-after']),
  };
}

function secondsOf(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}
