/** Picks by a seed, so that a failure comes again (mulberry32). `some` picks about one in seven. */
export function createPicker(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const some = <T>(from: readonly T[]): T[] => from.filter(() => next() < 0.15);
  return Object.assign(pick, { some });
}
