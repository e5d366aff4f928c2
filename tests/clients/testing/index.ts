/** The test that foreign clients are tried with: the portal with its demo data, one app at a time, a browser. */
import { test as base } from '../../fixtures/index.ts';
import { startPortal } from '../../fixtures/portal-process.ts';
import { type Program, startProgram } from '../../processes/program.ts';
import { type ClientPaths, ClientSite, examplePaths } from './client-site.ts';
import { countGrants } from './count-grants.ts';
import type { ClientIdentity } from './demo-clients.ts';
import { forgetSignOuts } from './forget-sign-outs.ts';
import { type Registration, registerClient } from './register-client.ts';

export interface ClientProgram {
  readonly command: string;
  readonly args: readonly string[];
  /** What it prints once it listens. Default: what the examples print. */
  readonly readyText?: string;
}

/** An app and how it is pointed at the portal. */
export interface ClientSetup {
  readonly program: ClientProgram;
  readonly client: ClientIdentity;
  /** The registration of a client that is not among the demo data. */
  readonly registration?: Registration;
  /** What has to be there before the app starts. */
  readonly prepare?: (portalUrl: string) => Promise<void>;
  /** Default: the addresses of the examples. */
  readonly paths?: ClientPaths;
  /** Whether the app sends its users to the authorize page, not where the metadata of the portal says. */
  readonly isAtAuthorizePage?: boolean;
}

interface ClientFixtures {
  /** Starts an app; it ends with the test. */
  startClient(setup: ClientSetup): Promise<ClientSite>;
  /** How often a client was given tokens so far. */
  grantsOf(client: ClientIdentity): number;
}

export const test = base.extend<ClientFixtures>({
  sharedPortal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const portal = await startPortal({ EGRESS_ALLOW: 'localhost:4004' });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  grantsOf: async ({ portal }, use) => use(({ id }) => countGrants(portal.dataDir, id)),
  startClient: async ({ portal, page, problems }, use, info) => {
    // Apps have no picture for the tab.
    problems.expect(/404.*localhost:400\d\/favicon\.ico/);
    const running: Program[] = [];
    await use(async (setup) => {
      const { program, client, registration, paths = examplePaths, isAtAuthorizePage = false } = setup;
      await setup.prepare?.(portal.url);
      if (registration) await registerClient(portal.dataDir, client, registration);
      await forgetSignOuts(portal.dataDir);
      const origin = `http://localhost:${client.port}/`;
      const app = await startProgram({
        name: client.id,
        readyText: `Open ${origin}login`,
        ...program,
        env: {
          PORTAL: portal.url,
          CLIENT_ID: client.id,
          CLIENT_SECRET: client.secret,
          PORT: String(client.port),
          SESSION_SECRET: 'a secret of the app that is long enough',
          ...(isAtAuthorizePage ? { AUTHORIZATION_ENDPOINT: `${portal.url}/open/authorize` } : {}),
        },
      });
      running.push(app);
      return new ClientSite(page, origin, paths);
    });
    for (const app of running) {
      await app.stop();
      if (info.status !== info.expectedStatus) await info.attach('client log', { body: app.output() });
    }
  },
});

export { expect } from '../../fixtures/index.ts';
