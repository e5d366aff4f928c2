import { expect, test, vi } from 'vitest';
import { addGuard, confirmLeaving, isDirty, setLeaveQuestion } from './unsaved.ts';

test('when nothing is unsaved, then leaving asks nothing', async () => {
  const question = vi.fn(() => Promise.resolve(false));
  setLeaveQuestion(question);
  expect(await confirmLeaving()).toBe(true);
  expect(question).not.toHaveBeenCalled();
});

test('when two forms are unsaved, then leaving asks until both are done', async () => {
  setLeaveQuestion(() => Promise.resolve(false));
  const [first, second] = [addGuard(), addGuard()];
  first();
  expect(await confirmLeaving()).toBe(false);
  second();
  expect(isDirty()).toBe(false);
  expect(await confirmLeaving()).toBe(true);
});

test('when the user agrees to lose the work, then nothing asks a second time', async () => {
  const question = vi.fn(() => Promise.resolve(true));
  setLeaveQuestion(question);
  addGuard();
  expect(await confirmLeaving()).toBe(true);
  expect(await confirmLeaving()).toBe(true);
  expect(question).toHaveBeenCalledTimes(1);
});
