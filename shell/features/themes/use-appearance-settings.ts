import { forcesTopLayout, namedThemes } from '#shared/themes';
import { setPref, usePref } from '../../core/prefs/index.ts';
import { useUser } from '../../core/session/index.ts';
import { chooseTheme } from './choose-theme.ts';
import { useIsThemeShown, useTheme } from './page-theme.ts';
import { emitThemeChange } from './theme-change.ts';
import { useLayout } from './use-layout.ts';

/** One thing that the look can be set to. */
export interface AppearanceSetting {
  kind: 'theme' | 'scheme' | 'contrast' | 'textSize' | 'motion' | 'layout';
  /** The value, or the name of the theme. */
  name: string;
  isChosen: boolean;
  choose: () => void;
}

const modes = {
  scheme: ['auto', 'light', 'dark'],
  contrast: ['auto', 'normal', 'high'],
  textSize: ['normal', 'large'],
  motion: ['auto', 'reduced'],
} as const;

/** All that the panel with themes and display modes offers, one by one; no themes where the open app has its own colours. */
export function useAppearanceSettings(): AppearanceSetting[] {
  const { userId } = useUser();
  const theme = useTheme();
  const layout = useLayout();
  const isThemeShown = useIsThemeShown();
  const chosen = {
    scheme: usePref('scheme') ?? 'auto',
    contrast: usePref('contrast') ?? 'auto',
    textSize: usePref('textSize') ?? 'normal',
    motion: usePref('motion') ?? 'auto',
  };
  const modesOf = <Kind extends keyof typeof modes>(kind: Kind): AppearanceSetting[] =>
    modes[kind].map((name) => ({
      kind,
      name,
      isChosen: chosen[kind] === name,
      choose: () => setPref(kind, name),
    }));
  const themes = namedThemes.map(
    (one): AppearanceSetting => ({
      kind: 'theme',
      name: one.name,
      isChosen: one.name === theme.name,
      choose: () => void chooseTheme(userId, one, layout),
    }),
  );
  const layouts = (['top', 'left'] as const).map(
    (name): AppearanceSetting => ({
      kind: 'layout',
      name,
      isChosen: name === layout,
      choose: () => {
        setPref('layout', name);
        emitThemeChange(theme, name);
      },
    }),
  );
  return [
    ...modesOf('scheme'),
    ...modesOf('textSize'),
    ...modesOf('contrast'),
    ...modesOf('motion'),
    ...(isThemeShown ? themes : []),
    ...(isThemeShown && !forcesTopLayout(theme) ? layouts : []),
  ];
}
