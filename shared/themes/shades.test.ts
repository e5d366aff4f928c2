import { expect, test } from 'vitest';
import { createShades, parseColor } from './index.ts';

test.each([
  {
    color: '#457cd6',
    darker: '#3e70c1',
    lighter: [
      '#5889da',
      '#6a96de',
      '#7da3e2',
      '#8fb0e6',
      '#a2beeb',
      '#b5cbef',
      '#c7d8f3',
      '#dae5f7',
      '#ecf2fb',
      '#f6f8fd',
    ],
  },
  {
    color: '#000000',
    darker: '#000000',
    lighter: [
      '#1a1a1a',
      '#333333',
      '#4d4d4d',
      '#666666',
      '#808080',
      '#999999',
      '#b3b3b3',
      '#cccccc',
      '#e6e6e6',
      '#f2f2f2',
    ],
  },
])(
  'when $color is the theme, then its palette is ten lighter shades and one darker',
  ({ color, ...shades }) => expect(createShades(color)).toEqual(shades),
);

test('when the letters are capital, then the palette is the same', () =>
  expect(createShades('#457CD6')).toEqual(createShades('#457cd6')));

test.each(['red', '#457cd', '457cd6', '#457cd6ff', ''])(
  'when %j comes as a colour, then it is refused',
  (text) => expect(() => parseColor(text)).toThrow(TypeError),
);
