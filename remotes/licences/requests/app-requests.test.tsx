import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { AppRequest } from '#shared/contracts';
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

function render(list: readonly AppRequest[], language: 'zh-CN' | 'en' = 'zh-CN'): string {
  const answers = [{ key: appRequestsQuery.queryKey, data: list }];
  return renderView(<AppRequests />, { messages: language === 'en' ? english : chinese, language, answers });
}

test('when nobody asks for an app, then the list says so', () => {
  expect(textOf(render([]))).toContain(chinese['licences.requests.none']);
});

test('when users ask, then some are named as their language lists them, and the app in the language of the page', () => {
  expect(textOf(render([request]))).toContain('周文、李想');
  const text = textOf(render([request], 'en'));
  expect(text).toContain('Exams');
  expect(text).toContain('周文, 李想');
});

test('when a request is to be taken off the list, then the button names its app', () => {
  const label = chinese['licences.requests.resolveThis'].replace('{name}', '考试');
  expect(render([request])).toContain(`aria-label="${label}"`);
});
