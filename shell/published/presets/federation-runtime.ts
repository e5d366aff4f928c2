import { realpathSync } from 'node:fs';
import path from 'node:path';
import { type RspackPluginInstance, rspack } from '@rspack/core';
import { getPackage } from './find-package.ts';

const bundlerRuntime = '@module-federation/webpack-bundler-runtime';

/** Its runtime resolves to CommonJS by default, which cannot be shaken: it would be twice as big. */
export function federationAliases(folder: string): Record<string, string> {
  const tools = realpathSync(getPackage('@module-federation/runtime-tools', folder));
  return {
    '@module-federation/runtime': path.join(
      getPackage('@module-federation/runtime', folder),
      'dist/bundler.js',
    ),
    [`${bundlerRuntime}$`]: path.join(getPackage(bundlerRuntime, tools), 'dist/bundler.js'),
  };
}

/**
 * The federation's first module names its runtime by an absolute path, from which names and sizes of files follow. By the name of the
 * package they are the same in every folder.
 */
export function namedRuntime(): RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(
    /^@module-federation\/runtime\/rspack\.js!=!data:/,
    (resource) => {
      const named = resource.request.replace(
        /(?<=__module_federation_bundler_runtime__%20from%20)%22.*?%22/,
        encodeURIComponent(JSON.stringify(bundlerRuntime)),
      );
      if (named === resource.request) throw new Error('the first module of the federation has changed');
      resource.request = named;
    },
  );
}
