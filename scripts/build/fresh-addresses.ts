import type { Compiler } from '@rspack/core';

/**
 * Browsers remember by its address that a module failed to load, so a further try asks under another one. The runtimes of shell
 * and remotes load their chunks so.
 */
export function freshAddresses(compiler: Compiler): void {
  compiler.hooks.compilation.tap('fresh-addresses', (compilation) =>
    compilation.hooks.runtimeModule.tap('fresh-addresses', (module) => {
      const code = module.source?.source.toString();
      if (!module.source || !code?.includes('import("./"')) return;
      const fresh = code
        .replace(
          /__webpack_require__\.u\(chunkId\)(?=\))/,
          '$& + (failures[chunkId] ? "?retry=" + failures[chunkId] : "")',
        )
        .replace(/moduleInstalledChunks\[chunkId\] = undefined;/, '{ $& failures[chunkId] = Date.now(); }');
      if (!fresh.includes('?retry=') || !fresh.includes('Date.now()'))
        throw new Error('the loader of chunks has changed');
      module.source.source = Buffer.from(`var failures = {};\n${fresh}`);
    }),
  );
}
