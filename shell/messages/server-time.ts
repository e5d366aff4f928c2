import { serverNow } from '../request/index.ts';

/** Reads the server's clock off an answer: computers in schools are often wrong by hours (D-28). */
export const createServerTime = (): { read: (headers: Headers) => void; now: () => number } => {
  let time: number | undefined;
  return {
    read: (headers) => {
      const told = Date.parse(headers.get('date') ?? '');
      time = Number.isNaN(told) ? undefined : told;
    },
    /** Of the answer that was read; where it said none, by what earlier answers told. */
    now: () => time ?? serverNow(),
  };
};

/** Asks, and adds the server's clock when it answered. */
export const askAsOf = async <Answer extends object>(
  ask: (onHeaders: (headers: Headers) => void) => Promise<Answer>,
): Promise<Answer & { asOf: number }> => {
  const time = createServerTime();
  return { ...(await ask(time.read)), asOf: time.now() };
};
