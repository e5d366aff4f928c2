import { expect, test } from 'vitest';
import { textOf } from './text-of.ts';

test.each([
  ['<p>one</p><p>two</p>', 'one two'],
  ['<p>a<svg><title>x</title></svg></p><style>p{}</style>', 'a'],
  ['<p>1 &lt; 2 &amp;lt; &quot;three&quot;</p>', '1 < 2 &lt; "three"'],
  ['', ''],
])('when the HTML is %s, then a reader meets %j', (html, text) => expect(textOf(html)).toBe(text));
