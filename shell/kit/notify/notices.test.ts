import { beforeEach, expect, test } from 'vitest';
import { dismiss, getNotices, notify } from './notices.ts';

beforeEach(() => {
  while (getNotices().length > 0) dismiss();
});

function texts(): string[] {
  return getNotices().map(({ text }) => text);
}

test('when nothing else is said, then a toast informs, for 2000 ms, under the title of its tone', () => {
  notify('x');
  expect(getNotices()).toMatchObject([{ tone: 'info', duration: 2000, title: undefined }]);
});

test('when the same is said twice, then it stands there once, as the newest', () => {
  notify('x');
  notify('y');
  notify('x');
  expect(texts()).toEqual(['y', 'x']);
});

test('when the same text has another tone, then both stand there', () => {
  notify('x');
  notify('x', { tone: 'error' });
  expect(texts()).toEqual(['x', 'x']);
});

test('when many come, then the five newest stay', () => {
  for (const text of ['1', '2', '3', '4', '5', '6']) notify(text);
  expect(texts()).toEqual(['2', '3', '4', '5', '6']);
});

test('when one is closed, then it is the newest unless another is named', () => {
  notify('1');
  notify('2');
  notify('3');
  dismiss(getNotices()[0]?.id);
  dismiss();
  expect(texts()).toEqual(['2']);
});
