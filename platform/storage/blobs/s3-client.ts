import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Options } from './s3-options.ts';
import { isAnswer, isWorthAnotherAttempt, toOutage, toRefusal } from './s3-outage.ts';
import { findText } from './s3-xml.ts';

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Of the object; none: the bucket itself. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
  /** SHA-256 of the body in hex, which the store compares with what arrives. Default: that of no body. */
  sha256?: string;
}

export interface S3Answer {
  /** Below 300, or 404 or 416. */
  status: number;
  headers: Headers;
  text: string;
  /** The store's own code of a refusal, such as `NoSuchKey`. */
  code: string | undefined;
  /** How many requests it took: after a lost answer, the store may have done it already. */
  attempts: number;
}

export interface S3Content {
  status: number;
  headers: Headers;
  body: AsyncIterable<Uint8Array>;
  /** Lets go of the connection, read or not. */
  cancel: () => void;
}

/** Signed requests to one bucket. Every failure but 404 and 416 is the DomainError `store_unavailable` or `store_full`. */
export interface S3Client {
  /** Takes the whole answer, within the deadline. */
  send: (request: S3Request) => Promise<S3Answer>;
  /** Answers as soon as the headers are there; each piece of the body has the time of an attempt. */
  open: (request: S3Request) => Promise<S3Content>;
}

const maxAttempts = 4;
const maxBackOff = 5_000; // ms
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

export function createS3Client(options: S3Options): S3Client {
  const { attemptTimeout = 30_000, deadline = 60_000, firstBackOff = 100 } = options;
  const attempt = createAttempt(options);

  async function repeat<T extends { status: number; code?: string | undefined }>(
    request: S3Request,
    receive: (response: Response, timer: AttemptTimer) => Promise<T>,
  ): Promise<T & { attempts: number }> {
    const endsAt = performance.now() + deadline;
    for (let attempts = 1; ; attempts += 1) {
      const milliseconds = Math.min(attemptTimeout, endsAt - performance.now());
      const outcome = await attempt(request, milliseconds, receive).catch(toOutage);
      if (!(outcome instanceof Error) && isAnswer(outcome.status, outcome.code))
        return { ...outcome, attempts };
      const failure = outcome instanceof Error ? outcome : toRefusal(outcome.status, outcome.code);
      const pause = Math.random() * Math.min(maxBackOff, firstBackOff * 2 ** (attempts - 1));
      const isLast = attempts >= maxAttempts || performance.now() + pause >= endsAt;
      if (isLast || (!(outcome instanceof Error) && !isWorthAnotherAttempt(outcome.status, outcome.code)))
        throw failure;
      await wait(pause);
    }
  }

  return {
    send: (request) => repeat(request, receiveText),
    open: (request) =>
      repeat(request, async (response, timer) => {
        if (!response.ok)
          return { ...(await receiveText(response)), body: emptyBody(), cancel: timer.cancel };
        const { status, headers } = response;
        return { status, headers, body: readBody(response, timer, attemptTimeout), cancel: timer.cancel };
      }),
  };
}

interface AttemptTimer {
  /** Ends the request, its body too, unless it is stopped within this time. */
  start: (milliseconds: number) => void;
  stop: () => void;
  cancel: () => void;
}

/** One signed request; its time ends with the receiver. */
function createAttempt(options: S3Options) {
  const { bucket, region, accessKey, secretKey, fetch: send = fetch } = options;
  const hasBucketInHost = options.endpoint.includes('{bucket}');
  const origin = new URL(options.endpoint.replace('{bucket}', bucket)).origin;
  const base = hasBucketInHost ? origin : `${origin}/${bucket}`;
  const cache = new Map<string, ArrayBuffer>();
  return async <T>(
    { method, key, query = {}, headers = {}, body, sha256 = emptySha256 }: S3Request,
    milliseconds: number,
    receive: (response: Response, timer: AttemptTimer) => Promise<T>,
  ): Promise<T> => {
    const search = new URLSearchParams(query).toString();
    const path = key === undefined ? '/' : `/${key.split('/').map(encodeURIComponent).join('/')}`;
    const signed = await new AwsV4Signer({
      method,
      url: `${base}${path}${search && `?${search}`}`,
      headers: { ...headers, 'X-Amz-Content-Sha256': sha256 },
      ...{ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region, cache },
    }).sign();
    const timer = createTimer();
    timer.start(milliseconds);
    try {
      const response = await send(signed.url, {
        method,
        headers: signed.headers,
        // A signature must not follow wherever a store points.
        redirect: 'manual',
        signal: timer.signal,
        ...(body ? { body } : {}),
      });
      return await receive(response, timer);
    } finally {
      timer.stop();
    }
  };
}

function createTimer(): AttemptTimer & { signal: AbortSignal } {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: controller.signal,
    start: (milliseconds) => {
      const end = () => controller.abort(new DOMException('the store is too slow', 'TimeoutError'));
      timer = setTimeout(end, Math.max(0, milliseconds));
    },
    stop: () => clearTimeout(timer),
    cancel: () => controller.abort(),
  };
}

async function receiveText(response: Response) {
  const { status, headers } = response;
  const text = await response.text();
  // Completing an upload may answer 200 with an error in its body.
  const code = /^\s*(?:<\?xml[^>]*>\s*)?<Error[\s>]/.test(text) ? findText(text, 'Code') : undefined;
  return { status: code && status < 300 ? 500 : status, headers, text, code };
}

/** Gives each piece its own time, which stands still while nobody takes one. */
async function* readBody(response: Response, timer: AttemptTimer, milliseconds: number) {
  const reader = response.body?.getReader();
  try {
    for (;;) {
      timer.start(milliseconds);
      const piece = await reader?.read().finally(timer.stop);
      if (!piece || piece.done) return;
      yield piece.value;
    }
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}

async function* emptyBody(): AsyncIterable<Uint8Array> {}
