import { usePref } from '../../core/prefs/index.ts';
import { useTheme } from './page-theme.ts';
import { layoutFor } from './theme-change.ts';

/** Where the app menu stands on computers: in the header unless the user chose the side, and the theme allows it. */
export function useLayout(): 'top' | 'left' {
  return layoutFor(useTheme(), usePref('layout'));
}
