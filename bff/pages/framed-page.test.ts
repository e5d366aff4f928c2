import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGroup, buildIcon } from '../../shared/app-icons/testing/build-icon.ts';
import { ask } from '../testing/ask.ts';
import { fakeManifest, fakeRemote } from '../testing/fake-dist.ts';
import { type RunningPortal, startPortal, teacher } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';
import { budgetMs } from './budget.ts';

const origin = 'https://library.example';
const groups = [
  buildGroup('teaching', '教学', [
    framed('shelf', `${origin}/start`),
    framed('inside', 'http://portal.test/desktop/home'),
    framed('unsafe', 'javascript:alert(1)'),
    buildIcon({ code: 'link', kind: 'link', address: `${origin}/start` }),
  ]),
];

function framed(code: string, address: string) {
  return buildIcon({ code, name: '书架', zname: '书架', kind: 'frame', address });
}

let portal: RunningPortal;
let sid: string;
beforeAll(async () => {
  portal = await startPortal();
  const manifest = fakeManifest();
  const frames = fakeRemote('frames', { paths: ['/frames'] });
  portal.dist.writeManifest({ ...manifest, remotes: [...manifest.remotes, frames] });
  await portal.build.check();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  sid = await portal.signInAs();
  portal.upstream.on('/api/base/desktop/my_app_icon', (_req, res) => answerEnvelope(res, groups));
});

async function open(path: string) {
  const { headers, text, status } = await ask(portal.port, { path, sid });
  const directives = String(headers['content-security-policy']).split('; ');
  return {
    status,
    frameSources: directives.filter((each) => each.startsWith('frame-src')),
    code: /data-frames="([^"]*)"/.exec(text)?.[1],
    title: /<title>([^<]*)</.exec(text)?.[1],
  };
}

test('when a framed app is opened, then this answer alone allows its origin, and has the name of the app', async () => {
  const page = await open('/frames?app=shelf');
  expect(page).toMatchObject({ status: 200, frameSources: [`frame-src ${origin}`], code: 'shelf' });
  expect(page.title).toMatch(/^书架/);
  expect((await open('/desktop/home')).frameSources).toEqual([]);
});

test.each(['inside', 'unsafe', 'link', 'nothing', 'a%20b', ''])(
  'when the app is %j, then nothing may be framed',
  async (code) => {
    expect(await open(`/frames?app=${code}`)).toMatchObject({ frameSources: [], code: undefined });
  },
);

test('when the services are slow to say who asks, then the page waits, as it is nothing without its app', async () => {
  portal.upstream.on('/api/uaa/oauth/me', (_req, res) => {
    setTimeout(() => answerEnvelope(res, teacher), 2 * budgetMs);
  });
  expect((await open('/frames?app=shelf')).frameSources).toEqual([`frame-src ${origin}`]);
});
