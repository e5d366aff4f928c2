import * as app from 'shell/app';
import * as kit from 'shell/kit';
import * as ui from 'shell/ui';
import { expect, test } from 'vitest';
import { appExamples } from './app/app-examples.ts';
import { kitExamples } from './kit/kit-examples.ts';
import { uiExamples } from './ui/ui-examples.ts';

test.each([
  ['ui', ui, uiExamples],
  ['kit', kit, kitExamples],
  ['app', app, appExamples],
])('when shell/%s exports something, then the gallery has an example of it, once', (_, door, examples) => {
  const shown = examples.flatMap(({ exports }) => exports);
  expect([...shown].sort()).toEqual(Object.keys(door).sort());
});

test.each([...uiExamples, ...kitExamples, ...appExamples].map((entry) => [entry.exports[0], entry] as const))(
  'when the example of %s is read, then it uses what its page names, in at most 40 lines',
  async (_, { exports, readCode }) => {
    const { default: code } = await readCode();
    expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    expect(exports.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  },
);
