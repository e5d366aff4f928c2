import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { transform } from '@swc/core';

/** Folders of the package that are compiled file by file. */
const folders = ['cli', 'contract-kit', 'presets', 'service', 'testing'];

export interface CompiledSources {
  /** Names that the sources import from rooms of `shared/`, by room. */
  sharedNames: Map<string, Set<string>>;
  /** Packages that they import, by the name that is installed. */
  packages: Set<string>;
}

/** Compiles the sources of the package to JavaScript for Node, each file to one of its own; other files are copied. */
export async function compileSources(from: string, to: string): Promise<CompiledSources> {
  const found: CompiledSources = { sharedNames: new Map(), packages: new Set() };
  const pattern = `{index.ts,{${folders.join(',')}}/**/*}`;
  for await (const entry of glob(pattern, { cwd: from, withFileTypes: true })) {
    const file = path.relative(from, path.join(entry.parentPath, entry.name));
    if (entry.isDirectory() || /\.test\.tsx?$/.test(file)) continue;
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    if (!/\.tsx?$/.test(file)) await copyFile(path.join(from, file), path.join(to, file));
    else if (!file.endsWith('.d.ts')) await compileFile(from, to, file, found);
  }
  return found;
}

const relativeImport = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"\n]*)\.tsx?\2/g;

async function compileFile(from: string, to: string, file: string, found: CompiledSources): Promise<void> {
  const source = await readFile(path.join(from, file), 'utf8');
  const { code } = await transform(source, {
    filename: path.join(from, file),
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      preserveAllComments: false,
    },
    module: { type: 'es6' },
  });
  noteShared(code, found.sharedNames);
  notePackages(code, found.packages);
  const shared = path.relative(path.dirname(path.join(to, file)), path.join(to, 'shared.js'));
  const written = code
    .replace(relativeImport, '$1$2$3.js$2')
    .replace(/(['"])#shared\/[\w-]+\1/g, JSON.stringify(shared.startsWith('.') ? shared : `./${shared}`));
  const target = path.join(to, file.replace(/\.tsx?$/, '.js'));
  await writeFile(target, file === 'cli/main.ts' ? `#!/usr/bin/env node\n${written}` : written, {
    mode: file === 'cli/main.ts' ? 0o755 : 0o644,
  });
}

function noteShared(code: string, names: CompiledSources['sharedNames']): void {
  for (const [, list = '', room = ''] of code.matchAll(
    /import\s*\{([^}]*)\}\s*from\s*['"]#shared\/([\w-]+)['"]/g,
  )) {
    const ofRoom = names.get(room) ?? new Set();
    names.set(room, ofRoom);
    for (const name of list.split(',')) if (name.trim()) ofRoom.add(name.trim().replace(/\s+as\s.*$/, ''));
  }
}

const imported = /(?:\bfrom|\bimport|\bimport\()\s*(['"])(@?[a-z][\w./-]*)\1/g;

function notePackages(code: string, packages: Set<string>): void {
  for (const [, , request = ''] of code.matchAll(imported)) {
    const parts = request.split('/');
    const name = parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
    if (!isBuiltin(request) && name !== 'shell') packages.add(name);
  }
}
