import { AppWindow } from 'lucide-react';
import { pick } from '#shared/language';
import { getLanguage } from '../../../core/language/index.ts';
import { navigate } from '../../../core/navigation/index.ts';
import { useMeets } from '../../../core/permissions/index.ts';
import { useRegistry } from '../../../core/registry/index.ts';
import { isDesktop, useAppIcons } from '../../app-icons/index.ts';
import type { PaletteItem } from '../palette-item.ts';

/** The pages of the portal's own that no icon leads to, such as the message centre: those that would open. */
export function usePortalItems(): PaletteItem[] {
  const { data } = useAppIcons();
  const registry = useRegistry();
  const meets = useMeets(registry.some(({ audience }) => audience.needs));
  if (!data) return [];
  const codes = new Set(data.flatMap(({ iconVMs }) => iconVMs.map(({ code }) => code)));
  return registry.flatMap(({ code, names, frame, audience, paths: [path] }) => {
    if (frame !== 'framed' || !audience.signedIn || codes.has(code)) return [];
    if (path === undefined || isDesktop(path) || !meets(audience.needs)) return [];
    return {
      id: `portal-${code}`,
      group: 'pages' as const,
      label: pick(names, getLanguage()),
      words: Object.values(names),
      glyph: <AppWindow size={20} strokeWidth={1.75} />,
      open: () => void navigate(path),
    };
  });
}
