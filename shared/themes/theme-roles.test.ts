import { describe, expect, test } from 'vitest';
import {
  contrastOf,
  createDarkRoles,
  createLightRoles,
  findTheme,
  namedThemes,
  parseColor,
  type ThemeRole,
} from './index.ts';

const levels = ['00', '33', '66', '99', 'cc', 'ff'];
/** A grid over all colours, and those that somebody really uses. */
const colors = [
  ...levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`))),
  ...namedThemes.map(({ color }) => color),
  '#ffe600',
];

/** Text of the design system that stands on the surfaces of every theme (`shell/kit/theme/palettes.ts`). */
const ownText = {
  light: ['#1d2530', '#57606e', '#a12f27', '#226040', '#8f4207'],
  dark: ['#e9edf3', '#a7b0bd', '#ffaaa2', '#8fd9b1', '#fcc68a'],
};

describe.each([
  { scheme: 'light' as const, createRoles: createLightRoles },
  { scheme: 'dark' as const, createRoles: createDarkRoles },
])('on $scheme surfaces, whatever colour is picked', ({ scheme, createRoles }) => {
  const worst = (text: ThemeRole | string, ...grounds: ThemeRole[]): { color: string; ratio: number } => {
    let found = { color: '', ratio: 21 };
    for (const color of colors) {
      const roles = createRoles(color);
      const isRole = (name: string): name is ThemeRole => name in roles;
      const ink = parseColor(isRole(text) ? roles[text] : text);
      for (const ground of grounds) {
        const ratio = contrastOf(ink, parseColor(roles[ground]));
        if (ratio < found.ratio) found = { color, ratio };
      }
    }
    return found;
  };

  test('text on buttons reaches 4.5:1', () =>
    expect(worst('brand.contrast', 'brand.solid').ratio).toBeGreaterThanOrEqual(4.5));
  test('text in the colour reaches 4.5:1 on everything that it stands on', () =>
    expect(
      worst('brand.fg', 'bg', 'bg.panel', 'bg.subtle', 'brand.subtle', 'brand.muted').ratio,
    ).toBeGreaterThanOrEqual(4.5));
  test.each(ownText[scheme])('text in %s reaches 4.5:1 on every surface', (text) =>
    expect(worst(text, 'bg', 'bg.panel', 'bg.subtle', 'bg.muted').ratio).toBeGreaterThanOrEqual(4.5),
  );
  test('buttons and the focus ring reach 3:1 on panels', () =>
    expect(
      Math.min(worst('brand.solid', 'bg.panel').ratio, worst('brand.focusRing', 'bg.panel').ratio),
    ).toBeGreaterThanOrEqual(3));
});

test('when the colour can be read as it is, then its button is its own 10 % darker shade', () =>
  expect(createLightRoles('#457cd6')).toMatchObject({ 'brand.fill': '#457cd6', 'brand.solid': '#3e70c1' }));

test.each([
  ['light', createLightRoles],
  ['dark', createDarkRoles],
] as const)(
  'when the theme is ink, then its %s buttons are warm, not grey, and carry their text',
  (_, createRoles) => {
    const { color, accent } = findTheme('ink');
    const roles = createRoles(color, accent);
    const [red, green, blue] = parseColor(roles['brand.solid']);
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    expect((most - least) / most, 'saturation').toBeGreaterThan(0.5);
    expect(contrastOf(parseColor(roles['brand.contrast']), [red, green, blue])).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['bg', 'bg.panel', 'brand.subtle', 'brand.muted'] as const)
      expect(contrastOf(parseColor(roles['brand.fg']), parseColor(roles[ground]))).toBeGreaterThanOrEqual(
        4.5,
      );
  },
);
