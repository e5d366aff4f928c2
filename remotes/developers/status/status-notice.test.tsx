import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { RegisteredClient } from '#shared/contracts';
import { clientOptionsQuery } from '../list/client-options.ts';
import chinese from '../messages/zh-CN.json';
import { buildClient } from '../testing/build-client.ts';
import { StatusNotice } from './status-notice.tsx';

function render(different: Partial<RegisteredClient>, sandboxUnit: object | null = null): string {
  const answers = [{ key: clientOptionsQuery.queryKey, data: { sandboxUnit } }];
  return renderView(<StatusNotice client={buildClient(different)} />, { messages: chinese, answers });
}

function textFor(...given: Parameters<typeof render>): string {
  return textOf(render(...given));
}

test('when an app is active, then there is nothing to say', () => {
  expect(textFor({ status: 'active' })).toBe('');
});

test('when it waits, then who decides sees both answers, and its owner that it waits', () => {
  const decider = textFor({ status: 'requested', rights: ['decide'] });
  expect(decider).toContain(chinese['developers.decide.approve']);
  expect(decider).toContain(chinese['developers.decide.decline']);
  const owner = render({ status: 'requested', rights: ['manage'] });
  expect(textOf(owner)).toContain(chinese['developers.waiting.text']);
  expect(owner).not.toContain('<button');
});

test('when there is a sandbox, then the owner reads where the app works already', () => {
  const unit = { unitId: 'U9', name: '沙箱学校', enName: null };
  expect(textFor({ status: 'requested', rights: ['manage'] }, unit)).toContain('沙箱学校');
});

test('when it is switched off, then the note says why, or the notice that there is none', () => {
  expect(textFor({ status: 'disabled', statusNote: '地址有误' })).toContain('地址有误');
  expect(textFor({ status: 'disabled' })).toContain(chinese['developers.disabled.text']);
});

test.each([
  ['its owner', 'request', { rights: ['manage'] }],
  ['the owner of a sandbox app', 'enable', { rights: ['manage'], kind: 'sandbox' }],
  ['an administrator', 'enable', { rights: ['manage', 'decide'] }],
] satisfies [string, 'request' | 'enable', Partial<RegisteredClient>][])(
  'when %s meets one that is switched off, then the button says %s',
  (_, action, different) => {
    expect(textFor({ status: 'disabled', ...different })).toContain(chinese[`developers.disabled.${action}`]);
  },
);

test('when the user may only look, then there is no button', () => {
  expect(render({ status: 'disabled', rights: [] })).not.toContain('<button');
});
