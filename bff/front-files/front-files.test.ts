import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';

let portal: RunningPortal;
beforeEach(async () => {
  portal = await startPortal();
});
afterEach(() => portal.stop());

async function read(path: string) {
  return (await ask(portal.port, { path })).json;
}

function refuse(path: string) {
  return portal.upstream.on(path, (_req, res) => answerEnvelope(res, null, { status: 404 }));
}

it('when a front end is deployed beside the portal, then its files come from the upstream', async () => {
  const file = { name: '考试', appVersion: '2.2.0', serverVersion: '2.1.0', packageDate: '2026-10-20' };
  const list = [{ version: '2.2.0', date: '2026-10-20', metto: [{ cn: '批注', en: 'Notes' }] }];
  portal.upstream.on('/pages/exam/package.json', (_req, res) => void res.end(JSON.stringify(file)));
  portal.upstream.on('/pages/exam-version/version.json', (_req, res) => void res.end(JSON.stringify(list)));
  expect(await read('/pages/exam/package.json')).toEqual(file);
  expect(await read('/pages/exam-version/version.json')).toEqual(list);
});

it('when the upstream knows nothing of an app of the portal, then its manifest answers', async () => {
  refuse('/pages/desktop/package.json');
  refuse('/pages/desktop-version/version.json');
  expect(await read('/pages/desktop/package.json')).toEqual({
    name: '应用desktop',
    appVersion: '1.0.0',
    serverVersion: '',
    packageDate: '',
  });
  expect(await read('/pages/desktop-version/version.json')).toEqual([]);
});

it('when nobody knows the app, then the refusal of the upstream goes on', async () => {
  refuse('/pages/nobody/package.json');
  expect(await read('/pages/nobody/package.json')).toMatchObject({ status: 404 });
});

it('when an address only looks alike, then the upstream is not asked', async () => {
  for (const path of ['/pages/x/y/package.json', '/pages/..%2fapi/package.json', '/package.json'])
    await ask(portal.port, { path });
  expect(portal.upstream.calls.filter((call) => call.includes('package.json'))).toEqual([]);
});
