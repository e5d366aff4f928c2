import { createRequire } from 'node:module';

const { resolve: resolveFile } = createRequire(import.meta.url);

/**
 * Whether the native package that reads pictures is installed: an optional one, which npm leaves out on systems without a
 * build of it. Nothing is loaded.
 */
export function hasPictureReader(resolve: (name: string) => unknown = resolveFile): boolean {
  const { platform, arch } = process;
  const builds = [`sharp-${platform}-${arch}`, `sharp-${platform}musl-${arch}`, 'sharp-wasm32'];
  const isThere = (name: string): boolean => {
    try {
      resolve(name);
      return true;
    } catch {
      return false;
    }
  };
  return isThere('sharp') && builds.some((build) => isThere(`@img/${build}/sharp.node`));
}
