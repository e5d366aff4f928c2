/**
 * The sample's `test`: without `PORTAL_URL` it starts the portal of this project, with demo data, once per worker.
 * Elsewhere this file is one line: `export { expect, test } from './portal-login.ts'`.
 */
import { startPortal } from '../fixtures/portal-process.ts';
import { test as withLogin } from './portal-login.ts';

const deployed = process.env.PORTAL_URL;

export const test = withLogin.extend<object, { portalUrl: string }>({
  portalUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      if (deployed) return use(deployed);
      const portal = await startPortal();
      await use(portal.url);
      await portal.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

export { expect } from './portal-login.ts';
