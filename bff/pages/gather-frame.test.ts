import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { bootDataOf } from '../testing/boot-data-of.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';

const child = { id: '1001', realName: '周乐', gradeName: '三年级', className: '(2)班' };

function notice(id: string, text: string) {
  return {
    id,
    revision: 1,
    level: 'info',
    texts: { 'zh-CN': text, en: '' },
  };
}

const announcements = { list: [notice('a', '停水<b>'), notice('b', '放假')], changesIn: null };
const link = { parentId: '3001', teacherId: '2001', parentName: '周敏', teacherName: '周敏' };
const listPath = '/api/base/student/find_all_student_by_parent_id';
const linkPath = '/api/base/select/already/parent/teacher';
let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal();
  const answers = {
    '/api/base/announcements/now': announcements,
    [listPath]: [child],
    '/api/base/student/find_stu_by_parent_id': [child],
    '/api/base/family/overview': [{ child, unitName: '青江', unread: [], todos: 0, messages: 0 }],
    [linkPath]: link,
  };
  for (const [path, answer] of Object.entries(answers))
    portal.upstream.on(path, (_req, res) => answerEnvelope(res, answer));
});
afterAll(() => portal.stop());

async function open(userType: 1 | 2 | 3 | 4, path = '/desktop/home') {
  const reply = await ask(portal.port, { path, sid: await portal.signInAs({ userType }) });
  return { frame: bootDataOf(reply).frame, text: reply.text };
}

test('when a parent opens the desktop, then announcements, children and her other account come with the page', async () => {
  const { frame, text } = await open(3);
  expect(frame).toMatchObject({
    announcements,
    children: { list: [child], current: [child] },
    overview: [{ child }],
    identity: link,
  });
  expect(text).toContain('<p class="boot-notice"><span lang="zh-CN">停水&lt;b&gt;</span></p>');
});

test('when somebody else opens a page, then nothing is asked that is not hers', async () => {
  const before = portal.upstream.calls.length;
  expect(Object.keys((await open(4)).frame ?? {})).toEqual(['announcements']);
  expect(Object.keys((await open(2)).frame ?? {})).toEqual(['announcements', 'identity']);
  const asked = portal.upstream.calls.slice(before);
  expect(asked).not.toContain(`GET ${listPath}`);
  expect(asked.filter((call) => call === `GET ${linkPath}`)).toHaveLength(1);
});

test('when nobody is signed in, then the page has no frame', async () => {
  expect(bootDataOf(await ask(portal.port, { path: '/login' })).frame).toBeUndefined();
});

test('when the upstream refuses or is late, then the page comes without them, and the shell asks', async () => {
  portal.upstream.on('/api/base/announcements/now', (_req, res) =>
    answerEnvelope(res, null, { status: 500 }),
  );
  portal.upstream.on(listPath, () => undefined);
  const { frame, text } = await open(3);
  expect(Object.keys(frame ?? {})).toEqual(['overview', 'identity']);
  expect(text).not.toContain('<p class="boot-notice">');
});
