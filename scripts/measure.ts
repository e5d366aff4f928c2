/** `npm run measure`: how large the source files are, and which are the largest. Fails beyond the house's aims. */
import path from 'node:path';
import { readFileSizes, sourcesOf, summarise } from './measure/file-sizes.ts';

const houses = ['bff', 'platform', 'shell', 'remotes', 'shared', 'scripts', 'bench', 'tests'];
const aims = { median: 60, p90: 150, most: 250 };
const shownLargest = 10;

const sizes = await readFileSizes(path.resolve(import.meta.dirname, '..'), houses);
const all = summarise(sizes);
console.table(
  Object.fromEntries(
    [...houses.map((house) => summarise(sizes, house)), all].map(({ house, ...rest }) => [house, rest]),
  ),
);
const sources = sourcesOf(sizes);
for (const { file, lines } of sources.slice(0, shownLargest))
  console.log(`${String(lines).padStart(5)}  ${file}`);

const tooLarge = sources.filter(({ lines }) => lines > aims.most);
if (all.median > aims.median || all.p90 > aims.p90 || tooLarge.length > 0) {
  console.error(`Aims: median ${aims.median}, p90 ${aims.p90}, no file over ${aims.most} lines`);
  process.exitCode = 1;
}
