/** Reads the server's clock off an answer: computers in schools are often wrong by hours (decision 28). */
export const createServerTime = (): { read: (headers: Headers) => void; now: () => number } => {
  let time: number | undefined;
  return {
    read: (headers) => {
      const told = Date.parse(headers.get('date') ?? '');
      time = Number.isNaN(told) ? undefined : told;
    },
    /** Of the answer that was read; of this computer where it said none. */
    now: () => time ?? Date.now(),
  };
};
