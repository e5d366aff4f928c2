import { useMemo } from 'react';
import type { PaletteItem } from '../palette-item.ts';
import { useActionItems } from './use-action-items.tsx';
import { useAppItems } from './use-app-items.tsx';
import { useClassItems } from './use-class-items.tsx';
import { usePageItems } from './use-page-items.tsx';
import { usePortalItems } from './use-portal-items.tsx';
import { useSettingItems } from './use-setting-items.tsx';

/** What the page knows by itself, and what of it stands there before anything is typed: what was used last comes first. */
export function useKnown(): { known: readonly PaletteItem[]; first: readonly PaletteItem[] } {
  const { apps, recent } = useAppItems();
  const portal = usePortalItems();
  const pages = usePageItems();
  const actions = useActionItems();
  const settings = useSettingItems();
  const classes = useClassItems();
  const known = useMemo(
    () => [...apps, ...portal, ...pages, ...actions, ...settings, ...classes],
    [apps, portal, pages, actions, settings, classes],
  );
  const first = useMemo(() => [...recent, ...actions], [recent, actions]);
  return { known, first };
}
