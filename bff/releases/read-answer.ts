import type { Dispatcher } from 'undici';

export interface InternalQuestion {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: readonly string[];
  readonly body?: string;
  /** For the whole call, body included, ms. */
  readonly timeoutMs: number;
  /** A longer answer is refused. */
  readonly maxBytes: number;
}

export interface InternalAnswer {
  readonly httpStatus: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly bytes: Buffer;
}

/**
 * One call of the BFF's own, its answer as bytes.
 * @throws Error when there is none, not in time, or it is too long
 */
export async function readAnswer(
  pool: Pick<Dispatcher, 'request'>,
  { path, method = 'GET', headers = [], body, timeoutMs, maxBytes }: InternalQuestion,
): Promise<InternalAnswer> {
  const answer = await pool.request({
    method,
    path,
    headers: [...headers],
    body: body ?? null,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`the answer of ${path} has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return { httpStatus: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) };
}
