import { buildUser, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { UnitTerm } from '#shared/contracts';
import english from '../messages/en.json';
import chinese from '../messages/zh-CN.json';
import { UnitTerms } from './unit-terms.tsx';

const bounds = { from: 30, to: 3650, revision: 0 };
const terms: UnitTerm[] = [
  { table: 'auth_audit', name: '审计记录|||Audit trail', usual: 180, own: 365, ...bounds },
  { table: 'message', name: '发出的消息|||Sent messages', usual: null, own: null, ...bounds },
];
const user = buildUser({ userType: 4 });
const view = <UnitTerms unitId="" terms={terms} caption="x" />;

test('when a unit has a term of its own, then it stands beside the usual one', () => {
  const text = textOf(renderView(view, { messages: chinese, user }));
  expect(text).toMatch(/审计记录.*默认：180 天.*365 天.*本单位设置/);
  expect(text).toContain('默认：一直保留');
});

test('when it is read in English, then it says the same', () => {
  const text = textOf(renderView(view, { messages: english, language: 'en', user }));
  expect(text).toMatch(/Audit trail.*Default: 180 days.*365 days.*Set here/);
  expect(text).toContain('Default: kept for ever');
});
