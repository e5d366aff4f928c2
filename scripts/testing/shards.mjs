/** Seconds of a file that no run has timed yet. */
const unknownSeconds = { unit: 1, journeys: 15 };

/**
 * The files of one of several shards that take about the same time. The same files and durations give the same shards, so that shards
 * on several machines leave nothing out and run nothing twice.
 * @param {readonly string[]} files paths below the project
 * @param {Readonly<Record<string, number>>} durations seconds by path
 * @param {{index: number, count: number}} shard `index` counts from 1
 */
export function filesOfShard(files, durations, { index, count }) {
  const secondsOf = (file) => durations[file] ?? unknownSeconds[isJourney(file) ? 'journeys' : 'unit'];
  const shards = Array.from({ length: count }, () => ({ seconds: 0, files: [] }));
  const byLength = [...files].sort((a, b) => secondsOf(b) - secondsOf(a) || (a < b ? -1 : 1));
  for (const file of byLength) {
    const shortest = shards.reduce((best, shard) => (shard.seconds < best.seconds ? shard : best));
    shortest.seconds += secondsOf(file);
    shortest.files.push(file);
  }
  return shards[index - 1]?.files.sort() ?? [];
}

/**
 * Reads `--shard=2/5`; the whole without one.
 * @throws Error that says what it takes
 */
export function parseShard(text = '1/1') {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index >= 1 && shard.index <= shard.count) return shard;
  throw new Error(`--shard=${text}: give it as 2/5, the second of five`);
}

/** Files that have one of the names as a folder or as their own name; all where no name is given. */
export function filesNamed(files, names) {
  if (names.length === 0) return [...files];
  const isNamed = (file) => file.split('/').some((part) => names.includes(part.replace(/\..*$/, '')));
  return files.filter(isNamed);
}

/** Journeys run in a browser, all others beside the code. */
export function isJourney(file) {
  return file.endsWith('.spec.ts');
}
