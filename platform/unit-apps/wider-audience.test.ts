import { expect, test } from 'vitest';
import type { UnitAppSettings } from '#shared/contracts';
import { type AskingPerson, widenForAskers } from './wider-audience.ts';

const pupil: AskingPerson = { userType: 1, classIds: ['c1'] };
const parent: AskingPerson = { userType: 3, classIds: ['c1', 'c2'] };
const teacher: AskingPerson = { userType: 2, classIds: [] };

function settings(change: Partial<UnitAppSettings> = {}): UnitAppSettings {
  return {
    isOpen: false,
    isLocked: false,
    isForEverybody: false,
    userTypes: [],
    roles: [],
    classIds: [],
    ...change,
  };
}

test.each<[string, Partial<UnitAppSettings>, AskingPerson[], Partial<UnitAppSettings>]>([
  ['it is for everybody', { isForEverybody: true }, [teacher], { isForEverybody: true, userTypes: [] }],
  ['a teacher asks', { userTypes: [4] }, [teacher], { userTypes: [4, 2], classIds: [] }],
  [
    'a pupil asks and nobody of classes is named',
    { userTypes: [2] },
    [pupil],
    { userTypes: [2, 1], classIds: ['c1'] },
  ],
  [
    'a pupil asks and other classes are named',
    { userTypes: [1], classIds: ['c9'] },
    [pupil],
    { userTypes: [1], classIds: ['c9', 'c1'] },
  ],
  [
    'a parent asks and all pupils are named',
    { userTypes: [1] },
    [parent],
    { userTypes: [1, 3], classIds: [] },
  ],
  ['pupil and parent ask', {}, [pupil, parent], { userTypes: [1, 3], classIds: ['c1', 'c2'] }],
])('when %s, then as few as possible are let in', (_, before, people, after) => {
  expect(widenForAskers(settings(before), people)).toEqual(settings({ ...before, ...after, isOpen: true }));
});
