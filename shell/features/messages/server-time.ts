import { serverNow } from '../../core/request/index.ts';

/** Reads the server's clock off an answer: computers in schools are often wrong by hours (D-28). */
export function createServerTime(): { read: (headers: Headers) => void; now: () => number } {
  let time: number | undefined;
  return {
    read: (headers) => {
      const sentAt = Date.parse(headers.get('date') ?? '');
      time = Number.isNaN(sentAt) ? undefined : sentAt;
    },
    /** The time of the answer that was read. Where it names none, the clock of earlier answers counts. */
    now: () => time ?? serverNow(),
  };
}

/** Asks, and adds the server's clock when it answered. */
export async function withServerTime<Answer extends object>(
  ask: (onHeaders: (headers: Headers) => void) => Promise<Answer>,
): Promise<Answer & { asOf: number }> {
  const time = createServerTime();
  return { ...(await ask(time.read)), asOf: time.now() };
}
