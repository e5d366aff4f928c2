import { buildUser, renderView } from 'shell/testing';
import { expect, test } from 'vitest';
import type { ListedSchool, Permission } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { SchoolList } from './school-list.tsx';

const school: ListedSchool = {
  ...{ unitId: 'U2001', unitType: 2, name: '青江实验小学', enName: 'Qingjiang Primary' },
  ...{ campuses: [], revision: 1 },
  ...{ students: 3, teachers: 2, administrators: 1 },
};

function render(holds: readonly Permission[], permits: readonly string[], isNarrow = false): string {
  const nothing = () => undefined;
  const view = (
    <SchoolList
      schools={[school]}
      isNarrowed={false}
      caption="学校"
      onEdit={nothing}
      onAdministrators={nothing}
    />
  );
  const user = buildUser({ unitId: 'U1001', unitType: 1 });
  return renderView(view, { messages: words, user, holds, permits, isNarrow });
}

test('when somebody may change schools and has the overview, then a school leads to both; others read its name', () => {
  const edit = words['administration.classes.edit'].replace('{name}', school.name);
  const keeper = render(['admin:schools', 'base:edit'], ['schools', 'overview']);
  expect(keeper).toContain(`aria-label="${edit}"`);
  expect(keeper).toContain('href="#/overview?unit=U2001"');
  const reader = render(['admin:schools'], ['schools']);
  expect(reader).toContain(school.name);
  expect(reader).not.toContain(`aria-label="${edit}"`);
  expect(reader).not.toContain('href=');
});

test.each<[Permission[], boolean]>([
  [['base:list', 'base:reset-pwd'], true],
  [['base:list', 'admin:people.edit'], true],
  [['base:list'], false],
  [['base:reset-pwd', 'admin:people.edit'], false],
])('when somebody holds %j, then the administrators of a school are offered: %s', (held, isOffered) => {
  const of = words['administration.administrators.of'].replace('{name}', school.name);
  for (const isNarrow of [false, true])
    expect(render(['admin:schools', ...held], ['schools'], isNarrow).includes(`aria-label="${of}"`)).toBe(
      isOffered,
    );
});
