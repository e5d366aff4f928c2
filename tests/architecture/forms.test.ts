import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{shell,remotes,shared,bff,platform}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

it('when a form is drawn, then it says itself what is missing, and the browser shows no bubble in its own language', () => {
  const forms = files.flatMap((file) => formsOf(file).map((form) => ({ file, form })));
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter(({ form }) => !/\snovalidate[\s/>]/i.test(form))).toEqual([]);
});

/** The opening tags of forms, in JSX and in HTML that servers write. */
function formsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/<[A-Za-z][\w.]*(?=[\s>])/g)]
    .map(({ index }) => openingTagAt(text, index))
    .filter((tag) => /^<(?:\w+\.)?form\b|\sas=\{?['"]form['"]/.test(tag));
}

/** Up to the `>` that stands in no expression. */
function openingTagAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (character === '>' && depth === 0) return text.slice(start, at + 1);
  }
  return '';
}
