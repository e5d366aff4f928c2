import { expect, test } from 'vitest';
import { defaultHomeRules } from '#shared/contracts';
import { readBootData } from './boot-data.ts';

function page(text: string | undefined) {
  return {
    getElementById: () => (text === undefined ? null : ({ textContent: text } as HTMLElement)),
  };
}

const whole = {
  language: 'en',
  session: { state: 'known', user: null },
  loginPageConfig: null,
  registry: [],
  remote: null,
  unitId: null,
  build: 'b',
  socialPending: null,
  homeRules: defaultHomeRules,
  requestId: 'r',
};

test('when the page carries whole boot data, then it is read', () =>
  expect(readBootData(page(JSON.stringify(whole)))).toEqual({ ok: true, data: whole }));

test.each([
  [undefined, 'boot data missing'],
  ['', 'boot data missing'],
  ['{"language":', 'boot data is not JSON'],
  [JSON.stringify({ ...whole, language: 'fr' }), 'boot data is broken at language'],
])('when the page carries %j, then it says what is wrong', (text, reason) =>
  expect(readBootData(page(text))).toEqual({ ok: false, reason }),
);
