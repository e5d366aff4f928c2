import type { ListedTest } from './list-tests.ts';

const row = /^\| (?<id>[A-Z]\d\d) \| .* \|$/;
/** A row that needs no journey says where that stands. */
const decided = /\(decided: .+\) \|$/;
const head = '| row | feature |';
const rule = '|---|---|';

export interface Evidence {
  /** Journeys; their tags name the rows that they prove. */
  readonly tests: readonly ListedTest[];
  /** Id of a rule → paths of the sources that name it. */
  readonly sources: ReadonlyMap<string, readonly string[]>;
}

/**
 * The table of features with two more columns: the journeys that prove a row, and the sources that name it.
 * @param document `docs/features.md`
 * @param toRoot how addresses of the page lead to the root of the repository, such as `../../`
 * @throws RangeError when a test names a row that is not there
 */
export function writeFeatureTable(document: string, evidence: Evidence, toRoot: string): string {
  const proofs = groupByRow(document, evidence.tests);
  const lines = document.split('\n').map((line) => {
    if (line === head) return `${head} proved by | named in |`;
    if (line === rule) return `${rule}---|---|`;
    const written = line.replaceAll(/\]\((?![#a-z]+:|#)/g, `](${toRoot}docs/`);
    const id = row.exec(line)?.groups?.id;
    if (!id) return written;
    const journeys = proofs.get(id)?.map(({ title, file }) => `[${escapeCell(title)}](${toRoot}${file})`);
    const sources = evidence.sources.get(id)?.map((file) => `[${file}](${toRoot}${file})`);
    return `${written} ${join(journeys)} | ${join(sources)} |`;
  });
  return lines.join('\n');
}

/**
 * Ids of the rows that no journey proves, but for those that were decided to want none.
 * @throws RangeError when a test names a row that is not there
 */
export function findUnproved(document: string, tests: readonly ListedTest[]): string[] {
  const proofs = groupByRow(document, tests);
  return rowsOf(document)
    .filter(({ id, wantsProof }) => wantsProof && !proofs.has(id))
    .map(({ id }) => id);
}

function rowsOf(document: string): { id: string; wantsProof: boolean }[] {
  return document.split('\n').flatMap((line) => {
    const id = row.exec(line)?.groups?.id;
    return id ? [{ id, wantsProof: !decided.test(line) }] : [];
  });
}

/** Rows and the tests that say they prove them: each test once, in the order of their files. */
function groupByRow(document: string, tests: readonly ListedTest[]): Map<string, ListedTest[]> {
  const known = new Set(rowsOf(document).map(({ id }) => id));
  const byRow = new Map<string, Map<string, ListedTest>>();
  for (const proof of tests) {
    for (const tag of proof.tags.filter((name) => /^[A-Z]\d\d$/.test(name))) {
      if (!known.has(tag)) throw new RangeError(`no such row: ${tag}`);
      byRow.set(tag, (byRow.get(tag) ?? new Map()).set(`${proof.file} ${proof.title}`, proof));
    }
  }
  return new Map([...byRow].map(([id, proofs]) => [id, [...proofs].sort().map(([, proof]) => proof)]));
}

function join(links: readonly string[] = []): string {
  return links.length > 0 ? links.join('; ') : '–';
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
