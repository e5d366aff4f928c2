import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import { compileMessages } from '#shared/compiled-messages';
import { type AppConfig, readAppConfig } from './app-config.ts';
import { type BuiltFiles, createAppManifest, manifestFileName } from './app-manifest.ts';
import { catalogueFile } from './shell-parts.ts';
import {
  parseSharedNames,
  type SharedNames,
  usedPlaceholder,
  writeVirtualModule,
} from './vite-virtual-modules.ts';

export interface DefineViteAppOptions {
  /** Folder of the app, with `portal.config.json` and `src/app.tsx`. Default the current folder. */
  folder?: string | undefined;
  /** Folder for what is built. Default `dist` of the app. */
  outputDirectory?: string | undefined;
}

const entryName = 'remoteEntry';
const virtualPrefix = '\0portal:';

/**
 * The configuration by which Vite builds an app for the portal; the server of Vite is of no use for it.
 * @throws Error where `portal.config.json` is missing or wrong, with a line for each field
 */
export async function defineApp(options: DefineViteAppOptions = {}): Promise<UserConfig> {
  const { folder = process.cwd(), outputDirectory = path.join(folder, 'dist') } = options;
  const config = await readAppConfig(folder);
  const names = parseSharedNames(await readFile(path.join(import.meta.dirname, 'shared-names.json'), 'utf8'));
  return {
    root: folder,
    // The portal decides where the files of a release lie.
    base: './',
    // As in production: the shell of a portal has no React for development, whose functions these would call.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      portalModules(names, path.join(folder, 'src/app.tsx')),
      portalMessages(),
      portalManifest(config),
    ],
    build: {
      target: 'es2022',
      outDir: outputDirectory,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: { [entryName]: `${virtualPrefix}entry` },
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          hashCharacters: 'hex',
          entryFileNames: '[name].js',
          chunkFileNames: '[name].[hash:8].js',
          assetFileNames: '[name].[hash:8][extname]',
        },
      },
    },
  };
}

/** Puts the shell's own modules in the place of its doors and of the libraries that it shares. */
function portalModules(names: SharedNames, app: string): Plugin {
  return {
    name: 'portal-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id.startsWith(virtualPrefix)) return id;
      const isShared = id in names.libraries || (id.startsWith('shell/') && id.slice(6) in names.doors);
      return isShared ? virtualPrefix + id : undefined;
    },
    load(id) {
      if (!id.startsWith(virtualPrefix)) return undefined;
      return writeVirtualModule(id.slice(virtualPrefix.length), { names, app, prefix: virtualPrefix });
    },
  };
}

/** Pages carry no parser of messages. */
function portalMessages(): Plugin {
  return {
    name: 'portal-messages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return catalogueFile.test(id) ? JSON.stringify(compileMessages(JSON.parse(code))) : undefined;
    },
  };
}

/** Writes `portal.json` beside the files of the build. */
function portalManifest(config: AppConfig): Plugin {
  return {
    name: 'portal-manifest',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      nameUsedModules(chunks);
      const manifest = createAppManifest(config, readFiles(chunks));
      const source = `${JSON.stringify(manifest, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: manifestFileName, source });
    },
  };
}

/** Writes into the entry what the app takes from the shell. */
function nameUsedModules(chunks: readonly Rolldown.OutputChunk[]): void {
  const ids = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(virtualPrefix));
  const used = ids
    .map((id) => id.slice(virtualPrefix.length))
    .filter((id) => !['entry', 'scope'].includes(id));
  for (const chunk of chunks)
    chunk.code = chunk.code.replace(usedPlaceholder, [...new Set(used)].sort().join(' '));
}

function readFiles(chunks: readonly Rolldown.OutputChunk[]): BuiltFiles {
  const entry = chunks.find(({ isEntry }) => isEntry);
  const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/app.tsx'));
  if (!entry || !app) throw new Error('src/app.tsx was not built');
  const preloadWords: Record<string, string[]> = {};
  for (const { moduleIds, fileName } of chunks) {
    for (const id of moduleIds) {
      const language = catalogueFile.exec(id)?.[1];
      if (language) preloadWords[language] = [...(preloadWords[language] ?? []), fileName];
    }
  }
  return { entry: entry.fileName, preload: withImports([app.fileName], chunks), preloadWords };
}

/** Files with all that they import at once. */
function withImports(files: readonly string[], chunks: readonly Rolldown.OutputChunk[]): string[] {
  const found = new Set(files);
  for (const file of found)
    for (const each of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      if (chunks.some(({ fileName }) => fileName === each)) found.add(each);
  return [...found];
}
