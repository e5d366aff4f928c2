import { isHexColor } from './color.ts';

/** How the dialog groups the themes (J01). */
export type ThemeKind = 'classic' | 'stage' | 'color';

export interface Theme {
  /** What is saved: a name, or for a mixed colour the colour itself. */
  readonly name: string;
  readonly kind: ThemeKind;
  /** Such as `#457cd6`. */
  readonly color: string;
  /** What buttons and links are made of where the colour itself looks switched off. Default `color`. */
  readonly accent?: string;
  /** Whether a picture belongs to it; such themes have the app menu at the top (J02). */
  readonly hasPicture: boolean;
}

/** What is there when nobody chose anything (J07). */
export const defaultTheme = plain('blue', '#457cd6');

/** The themes with a name, in the order of the dialog (J01; D-37). */
export const namedThemes: readonly Theme[] = [
  pictured('ink', 'classic', '#a9947f', '#8b4a2b'),
  pictured('lotus', 'classic', '#68a265'),
  pictured('cartoon', 'stage', '#3abae8'),
  plain('red', '#c8453b'),
  defaultTheme,
  plain('lightBlue', '#3e8ede'),
  plain('green', '#2e7a50'),
];

const byName = new Map(namedThemes.map((theme) => [theme.name, theme]));

/** The theme of a saved text, a name or a colour; the default one for what nobody knows. A colour with a name goes by it. */
export function findTheme(saved: string | null | undefined): Theme {
  if (!saved) return defaultTheme;
  if (!isHexColor(saved)) return byName.get(saved) ?? defaultTheme;
  const color = saved.toLowerCase();
  return namedThemes.find((theme) => theme.kind === 'color' && theme.color === color) ?? plain(color, color);
}

/** Whether a text names a theme, or is a colour; `findTheme` takes any text. */
export function isTheme(text: string): boolean {
  return byName.has(text) || isHexColor(text);
}

/** Whether the app menu stays at the top, whatever the user arranged (J02). */
export function forcesTopLayout({ hasPicture }: Theme): boolean {
  return hasPicture;
}

function plain(name: string, color: string): Theme {
  return { name, kind: 'color', color, hasPicture: false };
}

function pictured(name: string, kind: 'classic' | 'stage', color: string, accent = color): Theme {
  return {
    name,
    kind,
    color,
    accent,
    hasPicture: true,
  };
}
