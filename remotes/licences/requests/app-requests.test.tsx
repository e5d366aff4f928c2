import { buildUser, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { AppRequest, Permission } from '#shared/contracts';
import english from '../messages/en.json';
import chinese from '../messages/zh-CN.json';
import { AppRequests } from './app-requests.tsx';
import { appRequestsQuery } from './app-requests-query.ts';

const request = {
  code: 'exam',
  name: '考试',
  englishName: 'Exams',
  people: 5,
  names: ['周文', '李想'],
  askedAt: Date.now(),
} as AppRequest;

interface Rendered {
  language?: 'zh-CN' | 'en';
  holds?: readonly Permission[];
}

function render(list: readonly AppRequest[], { language = 'zh-CN', holds = [] }: Rendered = {}): string {
  const answers = [{ key: appRequestsQuery.queryKey, data: list }];
  const messages = language === 'en' ? english : chinese;
  return renderView(<AppRequests />, { messages, language, answers, holds, user: buildUser() });
}

test('when nobody asks for an app, then the list says so', () => {
  expect(textOf(render([]))).toContain(chinese['licences.requests.none']);
});

test('when users ask, then some are named as their language lists them, and the app in the language of the page', () => {
  expect(textOf(render([request]))).toContain('周文、李想');
  const text = textOf(render([request], { language: 'en' }));
  expect(text).toContain('Exams');
  expect(text).toContain('周文, 李想');
});

test('when a request is to be taken off the list, then the button names its app, and stands there for who may', () => {
  const label = `aria-label="${chinese['licences.requests.resolveThis'].replace('{name}', '考试')}"`;
  for (const permission of ['admin:apps', 'base:licence.edit'] as const)
    expect(render([request], { holds: [permission] })).toContain(label);
  expect(render([request], { holds: ['base:licence.view'] })).not.toContain(label);
});
