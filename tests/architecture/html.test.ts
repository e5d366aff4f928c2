import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
/** XML of spreadsheets and of S3 is no HTML: `escapeXml` of their rooms escapes it, and their tests read hostile texts back. */
const xml = /^platform\/(?:export|import\/report|storage\/blobs)\//;
const files = globSync('{bff,platform}/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/testing\//.test(file) && !xml.test(file),
);

/** The start or end of an element, as it stands in a text. */
const markup = /<\/?[a-z][a-z0-9-]*(?=[\s>/]|$)|<!(?:--|doctype)/i;

/** A value is put into HTML without the tag: by a template, or by adding texts. */
function findPlainHtml(source: string): string[] {
  const found: string[] = [];
  visit(parseSync(source, { syntax: 'typescript' }), (node) => {
    const parts = node.type === 'TemplateLiteral' ? node.quasis?.map(({ raw }) => raw) : addedTexts(node);
    const text = parts?.find((part) => markup.test(part));
    if (text !== undefined) found.push(text);
  });
  return found;
}

interface Node {
  readonly type?: string;
  readonly operator?: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly raw: string }[];
  readonly expressions?: readonly unknown[];
  readonly left?: Node;
  readonly right?: Node;
}

/** The texts that are added to something else than a text. */
function addedTexts({ type, operator, left, right }: Node): string[] | undefined {
  if (type !== 'BinaryExpression' || operator !== '+') return undefined;
  const texts = [left, right].flatMap((side) => (side?.type === 'StringLiteral' ? [String(side.value)] : []));
  return texts.length === 1 ? texts : undefined;
}

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, onNode);
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return;
  const node: Node = value;
  const isTemplate = node.type === 'TaggedTemplateExpression';
  const hasValues = node.type !== 'TemplateLiteral' || (node.expressions?.length ?? 0) > 0;
  if (hasValues) onNode(node);
  for (const [name, each] of Object.entries(value)) {
    // A tag sees to the values itself; what stands in them is looked at all the same.
    if (isTemplate && name === 'template') visit(Object(each).expressions, onNode);
    else visit(each, onNode);
  }
}

it('when a server writes HTML with values, then the tag escapes them', () => {
  const found = files.flatMap((file) =>
    findPlainHtml(readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

it.each([
  ['a template', 'const page = `<p>$[name]</p>`;', ['<p>']],
  ['a template in a template', 'const page = html`<p>$[`<b title="$[name]">`]</p>`;', ['<b title="']],
  ['an addition', "const page = '<p>' + name;", ['<p>']],
  ['the tag', 'const page = html`<p>$[name]</p>`;', []],
  ['fixed HTML', "const page = '<p>' + '</p>'; const other = `<p></p>`;", []],
  ['a sign that is none of HTML', 'const text = `$[a] <= $[b], <$[c]>`;', []],
])('when %s stands in a file, then the test finds what lacks the tag', (_, source, expected) => {
  expect(findPlainHtml(source.replaceAll('$[', '${').replaceAll(']', '}'))).toEqual(expected);
});
