import { loadReadings } from 'shell/testing';
import { expect, test } from 'vitest';
import { classOf } from '../person/person-draft.ts';
import { meantClasses } from './meant-classes.ts';

const readsAs = await loadReadings();
const classes = [
  ['三年级', '(2)班'],
  ['五年级', '(1)班'],
  ['五年级', '(2)班'],
  ['高一', ''],
].map(([gradeName = '', className = '']) => ({ gradeName, className, people: 30 }));

function meant(typed: string) {
  return meantClasses(classes, typed, readsAs).map(classOf);
}

test.each([
  ['wnj', ['五年级 (1)班', '五年级 (2)班']],
  ['wunianji', ['五年级 (1)班', '五年级 (2)班']],
  ['WNJ1', ['五年级 (1)班']],
  ['snj2b', ['三年级 (2)班']],
  ['五年级（1）班', ['五年级 (1)班']],
  ['五年级2班', ['五年级 (2)班']],
  ['gaoyi', ['高一']],
  ['六年级', []],
  ['', []],
])('when %j is typed, then these classes may be meant: %j', (typed, names) => {
  expect(meant(typed)).toEqual(names);
});

test('when the list of the browser finds a class by the text itself, then nothing is offered twice', () => {
  expect(meant('五年级')).toEqual([]);
});

test('when the readings have not come, then the texts themselves still find', () => {
  expect(meantClasses(classes, '五年级1班', undefined).map(classOf)).toEqual(['五年级 (1)班']);
  expect(meantClasses(classes, 'wnj', undefined)).toEqual([]);
});

test('when many may be meant, then the first few are offered', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({
    gradeName: '一年级',
    className: `(${at})班`,
    people: 1,
  }));
  expect(meantClasses(many, 'ynj', readsAs)).toHaveLength(5);
});
