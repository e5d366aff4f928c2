import { expect, test } from 'vitest';
import { createDraft, findProblems } from './write-draft.ts';

const draft = { ...createDraft(['c1']), title: '春游', text: '周五' };

test.each([
  [{}, []],
  [{ title: ' ' }, ['title']],
  [{ text: '' }, ['text']],
  [{ classIds: [] }, ['classes']],
  [{ title: '', text: '', classIds: [] }, ['title', 'text', 'classes']],
])('when %j was entered, then %j is missing', (change, missing) =>
  expect([...findProblems({ ...draft, ...change })]).toEqual(missing),
);

test('when drafts are made, then each has an id of its own that the service takes', () => {
  const ids = [createDraft([]).id, createDraft([]).id];
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(ids).size).toBe(2);
});
