import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** Where the kit has the shell from: the files of the package, or a portal. */
export interface ShellSource {
  /** Module script that starts the shell. */
  readonly entry: string;
  readonly preload: readonly string[];
  /** Style of the page from its first paint on. */
  readonly style: string;
  /** JavaScript that adds the pseudo-language to a page. */
  readonly pseudoLanguage: string;
  /** A file by its address; undefined where there is none. */
  findFile(address: string): Promise<Buffer | undefined>;
}

const parts = v.object({ entry: v.string(), preload: v.array(v.string()), style: v.string() });

/** The shell of a folder: `shell.json`, and the files below `assets/`. */
export async function readPackedShell(folder: string): Promise<ShellSource> {
  const text = await readFile(path.join(folder, 'shell.json'), 'utf8');
  return {
    ...v.parse(parts, JSON.parse(text)),
    pseudoLanguage: await readPseudoLanguage(folder),
    async findFile(address) {
      const file = path.join(folder, path.normalize(address));
      if (!file.startsWith(path.join(folder, 'assets') + path.sep)) return undefined;
      return readFile(file).catch(() => undefined);
    },
  };
}

/**
 * The shell that a portal shows its sign-in page with.
 * @param folder the packed shell: no portal in use has the pseudo-language
 * @throws Error where the address answers no page of a portal
 */
export async function fetchPortalShell(portal: URL, folder: string): Promise<ShellSource> {
  const page = await (await fetch(new URL('/login', portal))).text();
  const [, entry] = /<script type="module" src="(\/assets\/shell\/main[^"]+)"/.exec(page) ?? [];
  if (!entry) throw new Error(`${portal.origin} answered no page of a portal`);
  const [, style = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(page) ?? [];
  return {
    entry,
    style,
    pseudoLanguage: await readPseudoLanguage(folder),
    preload: [...page.matchAll(/<link rel="modulepreload" href="(\/assets\/shell\/[^"]+)"/g)].map(
      ([, file = '']) => file,
    ),
    async findFile(address) {
      const response = await fetch(new URL(address, portal));
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
    },
  };
}

function readPseudoLanguage(folder: string): Promise<string> {
  return readFile(path.join(folder, 'pseudo-language.js'), 'utf8');
}
