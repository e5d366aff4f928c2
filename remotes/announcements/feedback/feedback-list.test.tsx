import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { Feedback } from '#shared/contracts';
import chinese from '../messages/zh-CN.json';
import { FeedbackList } from './feedback-list.tsx';
import { feedbackPageQuery } from './feedback-page.ts';

const feedback: Feedback = {
  id: 'f1',
  at: Date.UTC(2026, 8, 10),
  text: '第一行\n<b>第二行</b>',
  details: {
    page: '/desktop/home',
    build: 'b1',
    remotes: [],
    browser: 'Firefox',
    language: 'zh-CN',
    window: '1366×768',
    failedCalls: [],
  },
  realName: '周文',
  loginName: 't.zhou',
  userType: 2,
  unitName: '青江实验小学',
  unitEnName: 'Qingjiang Primary',
};

function render(list: readonly Feedback[], pages = 1): string {
  const answers = [{ key: feedbackPageQuery(1).queryKey, data: { list, total: list.length, pages } }];
  return renderView(<FeedbackList />, { messages: chinese, answers });
}

test('when a user wrote, then name, login name and unit stand above the words, whose markup is text', () => {
  const html = render([feedback]);
  expect(textOf(html)).toMatch(/周文 \(t\.zhou\) · 青江实验小学 · 2026-09-10/);
  expect(html).toContain('第一行\n&lt;b&gt;第二行&lt;/b&gt;');
});

test('when the account is gone, then the list says so and keeps the words', () => {
  const text = textOf(render([{ ...feedback, realName: null, loginName: null }]));
  expect(text).toContain(chinese['announcements.feedback.gone']);
  expect(text).toContain('第一行');
});

test('when nobody wrote, then the list says so', () => {
  expect(textOf(render([]))).toContain(chinese['announcements.feedback.empty']);
});

test('when there is one page, then there is nothing to turn', () => {
  expect(render([feedback])).not.toContain('<nav');
  expect(render([feedback], 2)).toContain('<nav');
});
