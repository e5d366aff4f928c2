import { afterEach, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';

let portal: RunningPortal;
afterEach(() => portal.stop());

it('when somebody asks about the portal, then the deployment answers, and only to reading', async () => {
  portal = await startPortal();
  expect((await ask(portal.port, { path: '/bff/portal-info' })).json).toMatchObject({
    status: 200,
    data: { company: '门户|||Portal', clients: { installer: '/files/setup.exe', portable: null } },
  });
  expect((await ask(portal.port, { method: 'POST', path: '/bff/portal-info' })).status).toBe(405);
});
