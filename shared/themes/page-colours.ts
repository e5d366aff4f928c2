import { colors, type Shade } from './palettes.ts';

/** By the variables of pages that servers draw. */
const pageVariables: Readonly<Record<string, Shade>> = {
  page: colors.bg.DEFAULT,
  card: colors.bg.panel,
  /** Grey shapes where something will be. */
  shade: colors.bg.emphasized,
  /** Around what can be pressed or typed into. */
  line: colors.border.control,
  /** Around what cannot. */
  rule: colors.border.DEFAULT,
  ink: colors.fg.DEFAULT,
  text: colors.fg.muted,
  bad: colors.fg.error,
  link: colors.brand.fg,
  focus: colors.brand.focusRing,
  /** Under white text. */
  press: colors.brand.solid,
};

/** Declares the colours of the shell without a theme, so that nothing flashes when it takes the place of such a page. */
export function declarePageColours(scheme: keyof Shade): string {
  return Object.entries(pageVariables)
    .map(([name, shade]) => `--${name}:${shade[scheme]}`)
    .join(';');
}
