import type { ListedTest } from './list-tests.ts';

const row = /^\| (?<id>[A-Z]\d\d) \|/;
const notYet = 'not yet';
/** Rows that need no test say why in their last column: `decided: <where it stands>`. */
const decided = 'decided: ';

/**
 * Fills the last column of every row of the feature table; where no test proves a row, a decision that stands there stays.
 * @param document `docs/features.md` as it is; all but that column stays
 * @throws RangeError when a test names a row that is not there
 */
export function fillFeatureTable(document: string, tests: readonly ListedTest[]): string {
  const proofs = groupByRow(tests);
  const known = new Set<string>();
  const lines = document.split('\n').map((line) => {
    const id = row.exec(line)?.groups?.id;
    if (!id) return line;
    known.add(id);
    const end = line.lastIndexOf(' | ', line.length - 3);
    const before = line.slice(end + 3, -2);
    const unproved = before.startsWith(decided) ? before : notYet;
    return `${line.slice(0, end)} | ${proofs.get(id)?.join('; ') ?? unproved} |`;
  });
  const unknown = [...proofs.keys()].filter((tag) => /^[A-Z]\d\d$/.test(tag) && !known.has(tag));
  if (unknown.length > 0) throw new RangeError(`no such row: ${unknown.join(', ')}`);
  return lines.join('\n');
}

/** How many rows are proved, of how many that want a proof. */
export function countProved(document: string): { proved: number; all: number } {
  const rows = document.split('\n').filter((line) => row.test(line) && !line.includes(`| ${decided}`));
  return { proved: rows.filter((line) => !line.endsWith(`| ${notYet} |`)).length, all: rows.length };
}

/** Rows and the tests that say they prove them, each test once, in the order of their files. */
function groupByRow(tests: readonly ListedTest[]): Map<string, string[]> {
  const byRow = new Map<string, Set<string>>();
  for (const proof of tests) {
    for (const tag of proof.tags) byRow.set(tag, (byRow.get(tag) ?? new Set()).add(linkTo(proof)));
  }
  return new Map([...byRow].map(([id, links]) => [id, [...links].sort()]));
}

function linkTo({ file, title }: ListedTest): string {
  return `[${escapeCell(title)}](../${file})`;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
