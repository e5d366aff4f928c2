/** One of several ways to move the same bytes. */
export type Way<Prepared = undefined> = readonly [
  name: string,
  move: (prepared: Prepared) => Promise<unknown>,
];

/**
 * Takes all ways in turn, the order reversed every other round, after one turn that is not counted.
 * @param prepare makes what a way moves; its time is not counted
 * @returns seconds by the name of the way
 */
export async function timeInRounds<Prepared>(
  ways: readonly Way<Prepared>[],
  rounds: number,
  prepare: () => Prepared,
): Promise<Map<string, number[]>> {
  const seconds = new Map<string, number[]>(ways.map(([name]) => [name, []]));
  for (const [, move] of ways) await move(prepare());
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, move] of round % 2 === 0 ? ways : ways.toReversed()) {
      const prepared = prepare();
      const start = performance.now();
      await move(prepared);
      seconds.get(name)?.push((performance.now() - start) / 1000);
    }
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  return seconds;
}
