import { type Compilation, type Compiler, rspack, type StatsChunk } from '@rspack/core';
import type { AppConfig } from './app-config.ts';
import { type BuiltFiles, createAppManifest, manifestFileName } from './app-manifest.ts';
import { filesOfGroup, isScript, modulesIn } from './chunk-scripts.ts';
import { appGroup, catalogueFile } from './shell-parts.ts';

const pluginName = 'PortalManifest';
const entry = 'remoteEntry.js';

/** Writes `portal.json` beside the files of the build. */
export class ManifestPlugin {
  readonly #config: AppConfig;

  constructor(config: AppConfig) {
    this.#config = config;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => this.#emit(compilation));
    });
  }

  #emit(compilation: Compilation): void {
    // Without its app there is nothing to describe; the compiler says what is wrong.
    if (compilation.errors.length > 0) return;
    const manifest = createAppManifest(this.#config, readFiles(compilation));
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    compilation.emitAsset(manifestFileName, new rspack.sources.RawSource(text));
  }
}

function readFiles(compilation: Compilation): BuiltFiles {
  const stats = compilation.getStats().toJson({
    all: false,
    assets: true,
    chunks: true,
    chunkModules: true,
    chunkGroups: true,
    ids: true,
    nestedModules: true,
    dependentModules: true,
  });
  const preloadWords: Record<string, string[]> = {};
  for (const chunk of stats.chunks ?? []) {
    const scripts = (chunk.files ?? []).filter(isScript);
    for (const language of languagesOf(chunk))
      preloadWords[language] = [...(preloadWords[language] ?? []), ...scripts];
  }
  return { entry, preload: filesOfGroup(stats, appGroup), preloadWords };
}

function languagesOf(chunk: StatsChunk): string[] {
  const names = modulesIn(chunk).map(({ name }) => name ?? '');
  return names.map((name) => catalogueFile.exec(name)?.[1]).filter((language) => language !== undefined);
}
