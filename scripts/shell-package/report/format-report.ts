import type { PublicTypes } from '../types/build-types.ts';

/** Signatures of the package's doors, by where they stand. */
export type Signatures = ReadonlyMap<string, string>;

export interface ShellReport {
  version: string;
  signatures: Signatures;
}

const heading = '# Interface of `@portal/shell`';
const versionLine = /^Version (\d+\.\d+\.\d+)\.$/m;

/** What the doors export, and each declaration that they need. */
export function readSignatures({ doors, modules }: PublicTypes): Signatures {
  const signatures = new Map<string, string>();
  for (const [door, exported] of doors) {
    for (const { name, target, isPackage } of exported)
      signatures.set(`${door} · ${name}`, `${isPackage ? '' : '#'}${target.request} · ${target.name}`);
  }
  for (const { file, declarations } of modules)
    for (const [name, texts] of declarations)
      signatures.set(`#${file} · ${name}`, texts.map(withoutComments).join('\n'));
  return new Map([...signatures].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The report as a document: one fenced block for each signature. */
export function formatReport({ version, signatures }: ShellReport): string {
  const blocks = [...signatures].map(([place, text]) => `## ${place}\n\n\`\`\`ts\n${text}\n\`\`\`\n`);
  const about =
    'Written by `npm run shell-api` from the types of the doors; a test compares it. A signature that changes raises `shellApiVersion`.';
  return `${heading}\n\nVersion ${version}.\n\n${about}\n\n${blocks.join('\n')}`;
}

/** @throws Error where the text is no report */
export function parseReport(text: string): ShellReport {
  const version = versionLine.exec(text)?.[1];
  if (version === undefined) throw new Error('docs/shell-api.md names no version');
  const blocks = text.matchAll(/^## (.+)\n\n```ts\n([\s\S]*?)\n```$/gm);
  return { version, signatures: new Map([...blocks].map(([, place = '', code = '']) => [place, code])) };
}

/** Words about a signature change nothing. */
function withoutComments(text: string): string {
  return text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}
