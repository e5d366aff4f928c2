import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guides } from '../../remotes/developers/routes/guides.ts';
import { readGuide } from './guide-blocks.ts';

test('when a guide has all that guides have, then each part is known', () => {
  const source = [
    '# Title `x`',
    '',
    'One line,',
    'the next. **Bold** and [a link](openid-client.md).',
    '',
    '| a | b |',
    '|---|---|',
    '| 1 | `2` |',
    '',
    '- first',
    '  goes on',
    '- second',
    '```sh start',
    'npm start',
    '',
    '# no heading',
    '```',
  ].join('\n');
  expect(readGuide(source)).toEqual([
    {
      kind: 'heading',
      level: 1,
      content: [
        { kind: 'text', text: 'Title ' },
        { kind: 'code', text: 'x' },
      ],
    },
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'One line, the next. ' },
        { kind: 'strong', text: 'Bold' },
        { kind: 'text', text: ' and ' },
        { kind: 'link', text: 'a link', href: 'openid-client.md' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
      rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'code', text: '2' }]]],
    },
    { kind: 'list', items: [[{ kind: 'text', text: 'first goes on' }], [{ kind: 'text', text: 'second' }]] },
    { kind: 'code', language: 'sh', text: 'npm start\n\n# no heading' },
  ]);
});

test('when something looks like markup of a page, then it stays text', () => {
  expect(readGuide('<img onerror=x> 2 * 3 * 4')).toEqual([
    { kind: 'paragraph', content: [{ kind: 'text', text: '<img onerror=x> 2 * 3 * 4' }] },
  ]);
});

test.each([
  '![picture](a.png)',
  '> quoted',
  '- one\n  - below',
  '- one\n\n  two',
  '---',
  '**`code`**\\\nnext',
])('when a guide has %j, for which there is no look, then the build shows it', (source) => {
  expect(() => readGuide(source)).toThrow(/^guides have no /);
});

test.each(guides)('when the guide %s is read, then it begins with its title', (name) => {
  const file = new URL(`../../docs/integrators/${name}.md`, import.meta.url);
  const [first, ...rest] = readGuide(readFileSync(file, 'utf8'));
  expect(first).toMatchObject({ kind: 'heading', level: 1 });
  expect(rest.length).toBeGreaterThan(1);
});
