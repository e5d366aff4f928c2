import { buildUser, renderView } from 'shell/testing';
import { expect, test } from 'vitest';
import type { Permission, PupilFamily } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { FamiliesOfUnit } from './families-of-unit.tsx';
import { familiesQuery } from './families-query.ts';
import { familiesPageQuery, familyClassesQuery } from './family-queries.ts';
import { PasswordsDialog } from './passwords-dialog.tsx';

const unit = { unitId: '', name: '实验小学' };
const classes = [{ classId: 'c1', gradeName: '三年级', className: '(1)班' }];
const pupil: PupilFamily = {
  ...{ userId: '1001', realName: '周乐', loginName: 's.zhoule', gradeName: '三年级', className: '(1)班' },
  ...{ parents: [], codes: 0, codesUntil: null },
};
const edit = words['administration.families.edit'].replace('{name}', pupil.realName);
const passwords = words['administration.passwords.title'];

/** The permissions that somebody has by being a head teacher. */
const headTeacher: readonly Permission[] = ['admin:family', 'admin:family.slips'];

type Who = { userType: 2 | 4; holds: readonly Permission[] };

function families({ userType, holds }: Who): string {
  const query = familiesQuery.empty;
  const answers = [
    {
      key: familiesPageQuery('', query).queryKey,
      data: { list: [pupil], total: 1, pages: 1, page: 1 },
    },
    { key: familyClassesQuery('').queryKey, data: classes },
  ];
  const view = <FamiliesOfUnit unit={unit} query={query} onChange={() => undefined} />;
  return renderView(view, { messages: words, user: buildUser({ userType }), holds, answers });
}

/** The groups for whom slips are offered. */
function audiences({ userType, holds }: Who): string[] {
  const view = <PasswordsDialog unit={unit} classes={classes} chosen="" onClose={() => undefined} />;
  const html = renderView(view, { messages: words, user: buildUser({ userType }), holds });
  return [...html.matchAll(/<option value="([a-zA-Z]+)"/g)].map(([, value = '']) => value);
}

test.each<[string, Who, { links: boolean; passwords: boolean }]>([
  ['a head teacher', { userType: 2, holds: headTeacher }, { links: false, passwords: true }],
  [
    'a clerk among the teachers',
    { userType: 2, holds: ['admin:family', 'admin:family.links', 'base:reset-pwd'] },
    { links: true, passwords: true },
  ],
  [
    'an administrator who keeps families alone',
    { userType: 4, holds: ['admin:family', 'admin:family.links'] },
    { links: true, passwords: false },
  ],
  [
    'an administrator who reads',
    { userType: 4, holds: ['admin:family'] },
    { links: false, passwords: false },
  ],
])('when %s opens the families, then there is what she may do', (_, who, may) => {
  const html = families(who);
  expect(html).toContain(pupil.realName);
  expect(html.includes(`aria-label="${edit}"`)).toBe(may.links);
  expect(html.includes(passwords)).toBe(may.passwords);
});

test('when a clerk among the teachers makes slips, then for all of the unit; a head teacher makes those of her classes', () => {
  expect(audiences({ userType: 2, holds: headTeacher })).toEqual(['students', 'parents']);
  const all = ['students', 'parents', 'newParents', 'teachers'];
  expect(audiences({ userType: 2, holds: ['base:reset-pwd'] }).toSorted()).toEqual(all.toSorted());
  expect(audiences({ userType: 4, holds: ['base:reset-pwd'] }).toSorted()).toEqual(all.toSorted());
});
