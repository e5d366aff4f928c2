import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import quarantine from '../quarantine.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../..');
const dateSchema = v.pipe(v.string(), v.isoDate());
const listSchema = v.pipe(
  v.array(
    v.strictObject({
      test: v.pipe(v.string(), v.includes(' › ')),
      since: dateSchema,
      until: dateSchema,
      reason: v.pipe(v.string(), v.minLength(20)),
    }),
  ),
  v.maxLength(12),
);

/** Days that a test may stand there. */
const keptDays = 14;

/** Finds what is wrong with a list of tests in quarantine on a day. */
function findProblems(list: unknown, today: string): string[] {
  const parsed = v.safeParse(listSchema, list);
  if (!parsed.success) return parsed.issues.map(({ message }) => message);
  return parsed.output.flatMap(({ test: name, since, until }) => [
    ...(until < today ? [`${name}: mend it, its time was over on ${until}`] : []),
    ...(daysBetween(since, until) > keptDays ? [`${name}: ${keptDays} days at most`] : []),
  ]);
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

test('when a test stands in quarantine, then it has a reason and a date that is to come, and it is one of twelve at most', () => {
  expect(findProblems(quarantine, new Date().toISOString().slice(0, 10))).toEqual([]);
});

test('when a test stands in quarantine, then its file is there and it is none of core', () => {
  const list: readonly { test: string }[] = quarantine;
  for (const { test: name } of list) {
    const file = name.split(' › ').find((part) => /\.(?:test\.tsx?|spec\.ts)$/.test(part)) ?? '';
    const found = [file, `tests/e2e/${file}`].find((each) => existsSync(path.join(root, each)));
    expect(found, name).toBeDefined();
    const title = name.split(' › ').at(-1) ?? '';
    const text = readFileSync(path.join(root, found ?? ''), 'utf8');
    const around = text.slice(text.indexOf(title), text.indexOf(title) + title.length + 80);
    expect(around, `${name} leaves core first`).not.toContain('@core');
  }
});

const entry = {
  test: 'a.test.ts › b',
  since: '2026-11-01',
  until: '2026-11-10',
  reason: 'red in two of forty runs',
};

test.each([
  ['a date that is over', [entry], '2026-11-11', /its time was over/],
  ['a date far away', [{ ...entry, until: '2027-11-10' }], '2026-11-02', /14 days at most/],
  ['no reason', [{ ...entry, reason: '' }], '2026-11-02', /length/],
  ['too many', Array.from({ length: 13 }, () => entry), '2026-11-02', /length/],
])('when an entry has %s, then it is refused', (_what, list, today, problem) => {
  expect(findProblems(list, today).join('\n')).toMatch(problem);
});

test('when an entry is whole and in time, then it may stand', () => {
  expect(findProblems([entry], '2026-11-10')).toEqual([]);
});
