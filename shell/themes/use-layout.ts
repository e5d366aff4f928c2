import { usePref } from '../prefs/index.ts';
import { useTheme } from './page-theme.ts';
import { layoutFor } from './theme-change.ts';

/** Where the app menu stands on computers: in the header unless the user chose the side, and the theme allows it. */
export const useLayout = (): 'top' | 'left' => layoutFor(useTheme(), usePref('layout'));
