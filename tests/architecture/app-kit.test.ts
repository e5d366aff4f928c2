import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
/** The pages before a sign-in keep their own, small forms (ADR 89). */
const remotes = globSync('remotes/*/', { cwd: root }).filter((folder) => !folder.includes('signin'));

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Sorts what is wrong with the files of an archive: hundreds of lines, none of them about a field of a form. */
const aboutArchives = 'remotes/developers/upload/refusal.ts';

function filesOf(folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && file !== aboutArchives,
  );
}

/** What an app takes from `shell/app` instead of making it again. */
const ownParts = {
  'a form engine': /\bfieldErrors\b|\bonSubmit\b|<(?:chakra\.)?form\b|\bbeforeunload\b/,
  'a list query': /\bhashchange\b|\.get\('page'\)|[?&]page=/,
  // What failed and a button that asks again, without what to quote.
  'a load failure': /\b(?:isError|error)\b[\s\S]*<Button\b(?:(?!<\/Button>)[\s\S])*\brefetch\(\)/,
} as const;

describe('what an app is made of', () => {
  it.each([
    ['a form engine', 'setProblem(error.fieldErrors[0]?.message)'],
    ['a form engine', '<chakra.form noValidate onSubmit={send}>'],
    ['a list query', "Number(new URLSearchParams(hash).get('page'))"],
    ['a load failure', 'const { error, refetch } = useQuery(q); <Button onClick={() => void refetch()}>'],
  ] as const)('when a remote makes %s of its own, then it is found', (part, code) => {
    expect(code).toMatch(ownParts[part]);
  });

  it.each(Object.entries(ownParts))('when remotes are read, then none makes %s of its own', (_, own) => {
    const files = remotes.flatMap(filesOf);
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => own.test(read(file)))).toEqual([]);
  });

  it('when the views of the shell have words for something, then no remote has them again', () => {
    const kit = ['form', 'query-view'].flatMap((room) =>
      Object.values<string>(JSON.parse(read(`shell/kit/${room}/messages/zh-CN.json`))),
    );
    const said = remotes.flatMap((remote) =>
      Object.entries<string>(JSON.parse(read(`${remote}/messages/zh-CN.json`))),
    );
    expect(kit).toContain('重试');
    expect(said.filter(([, text]) => kit.includes(text))).toEqual([]);
  });
});
