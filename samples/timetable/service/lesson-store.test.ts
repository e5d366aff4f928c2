import { expect, test } from 'vitest';
import { openLessonStore } from './lesson-store.ts';

const lesson = {
  classId: 'c1',
  weekday: 1,
  period: 1,
  subject: { 'zh-CN': '数学', en: 'Maths' },
  teacherId: '2001',
  room: '101',
};

test('when a change fails in its middle, then what was there before stays', () => {
  const store = openLessonStore(':memory:');
  store.replace('U1', ['c1'], [lesson]);
  expect(() =>
    store.replace(
      'U1',
      ['c1'],
      [
        { ...lesson, period: 2 },
        { ...lesson, period: 2 },
      ],
    ),
  ).toThrow(/UNIQUE/);
  expect(store.ofClass('U1', 'c1')).toEqual([lesson]);
  expect(store.ofTeacher('U1', '2001')).toEqual([lesson]);
  expect(store.ofTeacher('U2', '2001')).toEqual([]);
  store.close();
});
