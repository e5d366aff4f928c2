import { findTheme, type Theme } from '#shared/themes';
import { usePref } from '../../../core/prefs/index.ts';
import { useUser } from '../../../core/session/index.ts';
import { chooseTheme } from '../choose-theme.ts';
import { useTheme } from '../page-theme.ts';

/** The theme of the page, and how the user chooses another. */
export function useThemeChoice(): { theme: Theme; choose: (name: string) => void } {
  const { userId } = useUser();
  const layout = usePref('layout');
  return {
    theme: useTheme(),
    choose: (name) => void chooseTheme(userId, findTheme(name), layout),
  };
}
