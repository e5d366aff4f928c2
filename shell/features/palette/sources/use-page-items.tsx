import { useQueries } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { useMemo } from 'react';
import { type ApplicationConfig, pickLanguage, type RegistryEntry, type SearchKey } from '#shared/contracts';
import { listLanguages, pick } from '#shared/language';
import { getLanguage } from '../../../core/language/index.ts';
import { navigate, usePage } from '../../../core/navigation/index.ts';
import {
  type Admission,
  decideAdmission,
  getAccessData,
  type Permissions,
  permissionsQuery,
  useMeets,
} from '../../../core/permissions/index.ts';
import { findEntryByPath, useRegistry } from '../../../core/registry/index.ts';
import { useUser } from '../../../core/session/index.ts';
import { mergeConfiguration } from '../../startup/index.ts';
import { pageHref } from '../page-href.ts';
import type { PaletteItem } from '../palette-item.ts';

/** What the address says counts for the open app alone, and for none of this. */
const noParameters = { pagemodel: undefined, paltformModel: undefined };

interface SearchedApp {
  entry: RegistryEntry;
  config: ApplicationConfig;
  /** Addresses of the app, the open one first. */
  paths: readonly string[];
}

/** The pages of all apps that the user may open. */
export function usePageItems(): PaletteItem[] {
  const { userId, userType } = useUser();
  const searched = useSearchedApps();
  const meets = useMeets(searched.some(({ entry }) => entry.audience.needs));
  const apps = searched.filter(({ entry }) => meets(entry.audience.needs));
  const { rules } = getAccessData();
  const judge = (
    { entry: { audience }, config }: SearchedApp,
    path: string,
    key: SearchKey,
    permissions: Permissions | undefined,
  ): Admission => {
    const address = { path, search: '', hash: `#${key.path}` };
    return decideAdmission({ address, userType, audience, config, rules, permissions });
  };
  const permissions = useQueries({
    queries: apps.map((app) => ({
      ...permissionsQuery(userId, app.config.appCode),
      enabled: app.config.searchKeys.some((key) =>
        app.paths.some((path) => judge(app, path, key, undefined) === 'ask'),
      ),
    })),
  });
  return apps.flatMap((app, at) =>
    app.config.searchKeys.flatMap((key) => {
      const path = app.paths.find((one) => judge(app, one, key, permissions[at]?.data) === 'open');
      if (path === undefined) return [];
      const href = pageHref(path, key);
      return {
        id: `page-${encodeURIComponent(href)}`,
        group: 'pages' as const,
        label: pickLanguage(key.name, getLanguage()),
        detail: pick(app.entry.names, getLanguage()),
        words: listLanguages().map(({ tag }) => pickLanguage(key.name, tag)),
        glyph: <FileSearch size={20} strokeWidth={1.75} />,
        open: () => void navigate(href),
      };
    }),
  );
}

/** The apps that name pages to be found (`searchKeys`, A15). */
function useSearchedApps(): SearchedApp[] {
  const registry = useRegistry();
  const { path } = usePage();
  return useMemo(
    () =>
      registry.flatMap((entry) => {
        const declared = { code: entry.code, appCode: entry.code, ...entry.config };
        const merged = mergeConfiguration(declared, noParameters);
        if (!merged.ok || merged.config.searchKeys.length === 0) return [];
        const open = findEntryByPath(path) === entry ? [path] : [];
        return [{ entry, config: merged.config, paths: [...open, ...entry.paths] }];
      }),
    [registry, path],
  );
}
