import { expect, test } from 'vitest';
import { role, rosterOf, user } from '../../testing/roster-set.ts';
import { readTable } from '../read-table.ts';

const people = 20_000;
const lessons = 5;

test(`when a set has ${people} people and ${people * lessons} enrolments, then it fits into the thread that reads it, a batch at a time`, async () => {
  const ids = Array.from({ length: people }, (_, at) => `S${at}`);
  const content = await rosterOf({
    classes: [{ sourcedId: 'c1', title: 'Blue', classType: 'homeroom' }],
    users: ids.map((id) => user(id, 'Ann', 'Lee')),
    roles: ids.map((id) => role(id, 'student')),
    enrollments: ids.flatMap((userSourcedId) =>
      Array.from({ length: lessons }, () => ({ classSourcedId: 'c1', userSourcedId, role: 'student' })),
    ),
  });
  let rows = 0;
  let largest = 0;
  for await (const batch of readTable(content, { isRoster: true, batch: 125 })) {
    rows += batch.length;
    largest = Math.max(largest, batch.length);
  }
  // The header, the class, and everybody.
  expect(rows).toBe(people + 2);
  expect(largest).toBe(125);
}, 60_000);
