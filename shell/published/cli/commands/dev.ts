import { once } from 'node:events';
import type { Command } from '../command.ts';
import { CommandFailure } from '../command-failure.ts';
import { type ServedApp, serveApp } from '../dev/serve-app.ts';
import { watchBuild } from '../dev/watch-build.ts';
import { findPortal } from '../project/find-portal.ts';
import { readProject } from '../project/read-project.ts';

const defaultPort = '5173';
const maxPort = 65_535;

/** Shows the app in a portal while it is written. */
export const dev: Command = {
  usage: 'dev [--portal <address>] [--port <number>]',
  summary:
    'Builds the app after each change, serves it on this computer, and prints the address that shows it in your session of the portal.',
  options: { portal: { type: 'string' }, port: { type: 'string' } },
  async run({ folder, text, note }) {
    const project = await readProject(folder);
    const portal = findPortal(text('portal'), project);
    const port = parsePort(text('port') ?? defaultPort);
    let app: ServedApp | undefined;
    const built = await new Promise<Awaited<ReturnType<typeof watchBuild>>>((resolve, reject) => {
      const started = watchBuild(folder, (error) => {
        note(error === undefined ? `Built ${project.code}.` : `The app cannot be built:\n${error.trim()}`);
        if (error === undefined) app?.announce();
        started.then(resolve, reject);
      });
      started.catch(reject);
    });
    app = await serveApp({ folder: built.folder, port });
    note(`Serving ${project.code} at ${app.origin}.`);
    note(`Open ${addressOf(portal, project.code, app.origin)}`);
    await untilInterrupted();
    await Promise.all([built.close(), app.close()]);
    return { text: 'Ended.', data: { code: project.code } };
  },
};

/** The page that asks the author whether her session shall have the app from this computer. */
function addressOf(portal: URL, code: string, origin: string): string {
  const url = new URL('/developers/override', portal);
  url.search = new URLSearchParams({ code, address: origin }).toString();
  return url.href;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= maxPort) return port;
  throw new CommandFailure(`"${text}" is no port.`, {
    advice: `Name a number from 0 to ${maxPort}; 0 is any free one.`,
    reason: 'usage',
  });
}

function untilInterrupted(): Promise<unknown> {
  return Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}
