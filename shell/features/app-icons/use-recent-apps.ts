import { pickApps } from '#shared/app-icons';
import type { Icon } from '#shared/contracts';
import { usePref } from '../../core/prefs/index.ts';
import { useAppIcons } from './use-app-icons.ts';

/** The apps that the user opened last, newest first; ten at most (G15). */
export function useRecentApps(): Icon[] {
  const { data = [] } = useAppIcons();
  const recent = usePref('recent') ?? [];
  return pickApps(
    data,
    recent.map(({ code }) => code),
  );
}
