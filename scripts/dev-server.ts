import path from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { createBundle, findRemotes } from '../rspack.config.ts';
import { assetsDirectory, inputsFile, manifestFile, projectRoot } from './build/paths.ts';
import { followManifests } from './dev/follow-manifests.ts';
import { passOn } from './dev/pass-on.ts';
import { startPortal } from './dev/portal-process.ts';

const port = Number(process.env.PORT ?? 3000);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

const compiler = rspack(
  ['shell', ...findRemotes()].map((name) =>
    createBundle(name, {
      outputDirectory: assetsDirectory,
      development: true,
      // Sources that are shown as text stay as they are.
      plugins: [new ReactRefreshRspackPlugin({ resourceQuery: { not: /^\?raw$/ } })],
    }),
  ),
);
const portal = await startPortal(publicUrl);
followManifests({
  remotesFolder: path.join(projectRoot, 'remotes'),
  names: findRemotes(),
  manifestFile,
  inputsFile,
  say: console.log,
});
const server = new RspackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    allowedHosts: [new URL(publicUrl).hostname, 'localhost', '127.0.0.1'],
    static: false,
    compress: false,
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      // The page's own host and port: the policy of the page allows no others.
      webSocketURL: 'auto://0.0.0.0:0/ws',
    },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      { name: 'portal', middleware: passOn(portal.port, publicUrl) },
    ],
  },
  compiler,
);

async function stop(): Promise<void> {
  portal.child.kill('SIGTERM');
  await server.stop();
  process.exit(0);
}

process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
portal.child.once('exit', (code) => process.exit(code ?? 1));

await server.start();
console.log(`Portal in development at ${publicUrl}`);
