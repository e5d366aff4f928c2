import path from 'node:path';
import type { Plugin } from 'vite';
import { shellDoors } from '../presets/shell-parts.ts';

/**
 * For vitest: apps import `shell/<door>` and get the components and hooks of the real shell, without a portal. The words of
 * an app stay as they are written.
 */
export function shellForTests(): Plugin {
  const folder = import.meta.dirname;
  return {
    name: 'portal-shell-for-tests',
    config: () => ({
      resolve: {
        alias: shellDoors.map((door) => ({
          find: `shell/${door}`,
          replacement: path.join(folder, 'doors', `${door}.js`),
        })),
      },
      test: { setupFiles: [path.join(folder, 'bundle/page.js')] },
    }),
  };
}
