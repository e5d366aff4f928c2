import { buildUser, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { KeptPerson, Permission } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { buildPerson } from '../testing/build-person.ts';
import { PersonDrawer } from './person-drawer.tsx';

const administrator = buildPerson({ userId: '4005', userType: 4 });
const help = words['people.form.help.administratorKept'];

function render(person: KeptPerson | undefined, holds: readonly Permission[], isSelf = false): string {
  const view = (
    <PersonDrawer person={person} isSelf={isSelf} onSaved={() => undefined} onClose={() => undefined} />
  );
  return renderView(view, { messages: words, user: buildUser({ userType: 4 }), holds });
}

/** The list of types: which of them are offered, and whether another one can be chosen. */
function typesIn(html: string): { offered: string[]; isFixed: boolean } {
  const list =
    /<select(?<attributes>[^>]*)>(?<options>(?:<option value="[1-4]".*?<\/option>)+)<\/select>/.exec(html);
  const { attributes = '', options = '' } = list?.groups ?? {};
  return {
    offered: [...options.matchAll(/value="(\d)"/g)].map(([, value = '']) => value),
    isFixed: attributes.includes('disabled'),
  };
}

test('when somebody keeps people and no roles, then she adds no administrator, and makes nobody one', () => {
  for (const person of [undefined, buildPerson()]) {
    const keeper = typesIn(render(person, ['admin:people.edit']));
    expect(keeper).toEqual({ offered: ['1', '2', '3'], isFixed: false });
    const decider = typesIn(render(person, ['admin:people.edit', 'base:role']));
    expect(decider).toEqual({ offered: ['1', '2', '3', '4'], isFixed: false });
  }
});

test('when she changes an administrator, then the type stays, and a hint says what it takes', () => {
  const keeper = render(administrator, ['admin:people.edit']);
  expect(typesIn(keeper)).toEqual({ offered: ['1', '2', '3', '4'], isFixed: true });
  expect(textOf(keeper)).toContain(help);
  const decider = render(administrator, ['admin:people.edit', 'base:role']);
  expect(typesIn(decider).isFixed).toBe(false);
  expect(textOf(decider)).not.toContain(help);
});

test('when she changes herself, then the hint is that nobody changes the own type', () => {
  const text = textOf(render(administrator, ['admin:people.edit'], true));
  expect(text).toContain(words['people.form.help.ownType']);
  expect(text).not.toContain(help);
});
