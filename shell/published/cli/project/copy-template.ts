import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageFolder } from './package-folder.ts';

export interface TemplateValues {
  readonly code: string;
  /** Origin of the portal that the package comes from. */
  readonly portal: string;
  readonly bundler: 'rspack' | 'vite';
}

const ending = '.tmpl';
/** Of the other bundler. */
const leftOut = { rspack: 'vite.config.js', vite: 'rspack.config.js' } as const;

/** Writes a new app. What differs with Vite stands in a folder of its own. @returns the files, relative to the folder */
export async function copyTemplate(
  folder: string,
  { code, portal, bundler }: TemplateValues,
): Promise<string[]> {
  const name = nameOf(code);
  const values: Readonly<Record<string, string>> = { code, name, portal, title: titleOf(name) };
  const sources = bundler === 'vite' ? ['template', 'template-vite'] : ['template'];
  const written = new Set<string>();
  for (const source of sources.map((each) => path.join(packageFolder, each))) {
    for (const file of await listFiles(source)) {
      if (file === leftOut[bundler]) continue;
      const text = await readFile(path.join(source, file + ending), 'utf8');
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(
        path.join(folder, file),
        text.replace(/\{\{(\w+)\}\}/g, (found, key: string) => values[key] ?? found),
      );
      written.add(file);
    }
  }
  return [...written].sort();
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((entry) => entry.endsWith(ending)).map((entry) => entry.slice(0, -ending.length));
}

/** `growthReport` becomes `growth-report`. */
function nameOf(code: string): string {
  return code
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/-+/g, '-')
    .toLowerCase();
}

/** `growth-report` becomes `Growth Report`. */
function titleOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
