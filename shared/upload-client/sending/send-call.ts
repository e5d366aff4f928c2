import type { AnswerOf, Call, PayloadOf } from '#shared/contracts';
import { UploadError, type UploadErrorKind } from '../failures.ts';
import { isTransportError, type UploadTransport } from '../transport/upload-transport.ts';
import { delayAfter } from './backoff.ts';
import type { Clock } from './clock.ts';
import type { Concurrency } from './concurrency.ts';
import { describeFailure, judgeFailure } from './judge-failure.ts';
import type { Network } from './network.ts';
import type { Slots } from './slots.ts';
import { watchProgress } from './watch-progress.ts';

/** Without progress for so long, a request is lost. */
const stallMs = 30_000;
/** The same where nobody says how much has gone out, and for calls without bytes of a file. */
const silentStallMs = 120_000;
const defaultAttempts = 10;
const cutsUntilTooLarge = 3;
/** A chunk that was damaged on the way is sent again so often. */
const repeatsOfRefused = 2;

/** What all requests of a page share. */
export interface SendContext {
  readonly transport: UploadTransport;
  readonly clock: Clock;
  readonly network: Network;
  readonly slots: Slots;
  readonly concurrency: Concurrency;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** One request of an upload, with what its failure means. */
export interface Step {
  readonly kind: UploadErrorKind;
  readonly signal: AbortSignal;
  /** Default 10. */
  readonly attempts?: number;
  /** Milliseconds without progress. Default 30 s for bytes of a file whose progress is reported, else 2 min. */
  readonly stallMs?: number;
  /** Set where the request carries bytes of the file. */
  readonly body?: StepBody;
}

interface StepBody {
  readonly content: Blob;
  /** The higher gets a place first. */
  readonly rank: () => number;
  readonly onSent: (bytes: number) => void;
  /** Whether the file can be cut smaller. */
  readonly canShrink: () => boolean;
}

/** The network is gone; the upload waits for it. */
export class DisconnectedError extends Error {
  override readonly name = 'DisconnectedError';
}

/** Something on the way does not take so many bytes at once. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/**
 * Sends a request until it is answered, with growing delays.
 * @throws UploadError where it cannot succeed; DisconnectedError; TooLargeError; the reason of the signal
 */
export async function sendCall<C extends Call>(
  context: SendContext,
  step: Step,
  call: C,
  payload: PayloadOf<C>,
): Promise<AnswerOf<C>> {
  const { signal, attempts = defaultAttempts } = step;
  let cuts = 0;
  let refusals = 0;
  for (let failures = 1; ; failures += 1) {
    try {
      const answer = await sendOnce(context, step, call, payload);
      if (step.body) context.concurrency.onSuccess();
      return answer;
    } catch (error) {
      await requireConnection(context, step);
      const { mayRepeat, isCongestion, isTooLarge, isCut, isRefused } = judgeFailure(error);
      if (isCongestion) context.concurrency.onCongestion(context.clock.now());
      if (isCut) cuts += 1;
      if (isRefused) refusals += 1;
      if (step.body?.canShrink() && (isTooLarge || cuts === cutsUntilTooLarge))
        throw new TooLargeError('Too many bytes in one request', { cause: error });
      const isOnceMore = mayRepeat || (step.body && isRefused && refusals <= repeatsOfRefused);
      if (!isOnceMore || failures >= attempts)
        throw new UploadError(describeFailure(error, step.kind), error);
      const retryAfter = isTransportError(error) ? error.retryAfter : undefined;
      await context.clock.wait(delayAfter(failures, retryAfter, context.random()), signal);
    }
  }
}

function sendOnce<C extends Call>(
  context: SendContext,
  { signal, body, ...step }: Step,
  call: C,
  payload: PayloadOf<C>,
): Promise<AnswerOf<C>> {
  const { transport, clock, slots } = context;
  const limitMs = step.stallMs ?? (body && transport.reportsProgress ? stallMs : silentStallMs);
  const send = (): Promise<AnswerOf<C>> =>
    watchProgress(clock, limitMs, signal, (watched, onMove) =>
      transport.send(call, payload, {
        signal: watched,
        onSent: (bytes) => {
          onMove();
          body?.onSent(Math.min(bytes, body.content.size));
        },
      }),
    );
  return body ? slots.run(body.rank, signal, send) : send();
}

/** After a failure: is the user still waiting, is there a network, and is the file still what it was? */
async function requireConnection({ network }: SendContext, { signal, body, kind }: Step): Promise<void> {
  signal.throwIfAborted();
  body?.onSent(0);
  if (!network.isOnline()) throw new DisconnectedError('The network is gone');
  try {
    // Browsers call it a broken line when a file changed on disk.
    await body?.content.slice(0, 1).arrayBuffer();
  } catch (error) {
    throw new UploadError(describeFailure(error, kind), error);
  }
}
