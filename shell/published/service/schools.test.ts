import { expect, test } from 'vitest';
import { createSchools, ownPupilsOf } from './schools.ts';

function person(userId: string, userType: number, children: string[] = []) {
  return {
    userId,
    name: userId,
    userType,
    classes: [],
    children: children.map((id) => ({ userId: id, name: id })),
    parents: [],
  };
}

function createScene({ isAwayForClasses = false } = {}) {
  const asked: string[] = [];
  let isDown = false;
  let now = 0;
  const schools = createSchools(
    {
      classes: async () => {
        if (isAwayForClasses) throw new Error('away for classes');
        return [];
      },
      people: async function* (unitId) {
        asked.push(unitId);
        if (isDown) throw new Error('away');
        yield* [person('1', 1), person('2', 2), person('3', 3, ['1', 'gone'])];
      },
    },
    () => now,
  );
  return {
    asked,
    schools,
    pass: (ms: number) => {
      now += ms;
    },
    setDown: (value: boolean) => {
      isDown = value;
    },
  };
}

test('when a unit is asked for often, then the portal is asked once in five minutes', async () => {
  const { schools, asked, pass } = createScene();
  await Promise.all([schools.get('U1'), schools.get('U1'), schools.get('U2')]);
  pass(299_999);
  await schools.get('U1');
  expect(asked).toEqual(['U1', 'U2']);
  pass(1);
  await schools.get('U1');
  expect(asked).toEqual(['U1', 'U2', 'U1']);
});

test('when the portal was away, then it is asked again at once', async () => {
  const { schools, setDown } = createScene();
  setDown(true);
  await expect(schools.get('U1')).rejects.toThrow('away');
  setDown(false);
  expect((await schools.get('U1')).people.size).toBe(3);
});

test('when somebody speaks for pupils, then they are her own that are there', async () => {
  const school = await createScene().schools.get('U1');
  const idsOf = (userId: string) => ownPupilsOf(school, userId).map((pupil) => pupil.userId);
  expect([idsOf('1'), idsOf('2'), idsOf('3'), idsOf('4')]).toEqual([['1'], [], ['1'], []]);
});

test('when people and classes both cannot be had, then one refusal says so, and the process lives', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const { schools, setDown } = createScene({ isAwayForClasses: true });
  setDown(true);
  await expect(schools.get('U1')).rejects.toThrow(/away/);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
