import { type Compilation, type Compiler, rspack } from '@rspack/core';

const name = 'same-bytes';
const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: minifierStage } = rspack.Compilation;

/**
 * Takes out of the scripts what follows from the folder that they are built in. The compiler keeps modules and chunks in tables whose
 * order comes from hashes of absolute paths.
 */
export function sameBytes(compiler: Compiler): void {
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.runtimeModule.tap(name, (module) => {
      if (!module.source || module.name !== 'remotes_loading') return;
      module.source.source = Buffer.from(sortRemotes(module.source.source.toString()));
    });
    const { processAssets } = compilation.hooks;
    processAssets.tap({ name, stage: minifierStage - 1 }, () => {
      const hashes = hashesOf(compilation);
      changeScripts(compilation, (code) => hideHashes(sortLoads(code), hashes));
    });
    processAssets.tap({ name, stage: minifierStage + 1 }, () => {
      const hashes = hashesOf(compilation);
      changeScripts(compilation, (code) => showHashes(code, hashes));
    });
  });
}

const remotesTable = /(?<=chunkMapping: )(\{.*\})(, moduleIdToRemoteDataMapping: )(\{.*\})(?= \};)/;

/**
 * Sorts the table of what an app imports from the shell. Its keys are numbers, which objects keep in their order.
 * @throws Error when the compiler writes the table in another way
 */
export function sortRemotes(code: string): string {
  if (!remotesTable.test(code)) throw new Error('the table of remotes has changed');
  return code.replace(remotesTable, (_all, chunks: string, between: string, remotes: string) => {
    const lists: Record<string, string[]> = JSON.parse(chunks);
    for (const modules of Object.values(lists)) modules.sort((a, b) => Number(a) - Number(b));
    return JSON.stringify(lists) + between + JSON.stringify(JSON.parse(remotes));
  });
}

const loads = /\[(?:\s*__webpack_require__\.e\([^()]+\)\s*,?){2,}\s*\]/g;

/** Sorts the chunks that are loaded together: all of them are asked for at once. */
export function sortLoads(code: string): string {
  return code.replace(loads, (list) => {
    const calls = list.match(/__webpack_require__\.e\([^()]+\)/g) ?? [];
    return `[${calls.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).join(', ')}]`;
  });
}

/**
 * Puts signs in the place of the preliminary hashes in names of files. The minifier gives the shortest names by how often each letter
 * occurs, and the letters of these hashes are others in another folder.
 */
export function hideHashes(code: string, hashes: readonly string[]): string {
  return replaceAll(code, hashes, hashes.map(signOf));
}

/** Puts the hashes back, for which the compiler then writes the final ones. */
export function showHashes(code: string, hashes: readonly string[]): string {
  return replaceAll(code, hashes.map(signOf), hashes);
}

function replaceAll(code: string, from: readonly string[], to: readonly string[]): string {
  return from.reduce((text, each, index) => text.replaceAll(each, to[index] ?? ''), code);
}

/** No letter, and nothing that a script has in a text of its own. */
function signOf(_hash: string, index: number): string {
  const digits = [...index.toString(8).padStart(4, '0')];
  return `~:${digits.map((digit) => '!#%&*+-='[Number(digit)]).join('')}:~`;
}

/** Preliminary hashes of all files, in the order of the files' own names. */
function hashesOf(compilation: Compilation): string[] {
  return compilation
    .getAssets()
    .flatMap(({ name: file, info }) => [info.contenthash ?? []].flat().map((hash) => ({ file, hash })))
    .sort((one, other) => compare(plain(one), plain(other)))
    .map(({ hash }) => hash);
}

function plain({ file, hash }: { file: string; hash: string }): string {
  return file.replace(hash, '');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function changeScripts(compilation: Compilation, change: (code: string) => string): void {
  for (const { name: file, source } of compilation.getAssets()) {
    if (!file.endsWith('.js')) continue;
    const code = source.source().toString();
    const changed = change(code);
    if (changed !== code) compilation.updateAsset(file, new rspack.sources.RawSource(changed));
  }
}
