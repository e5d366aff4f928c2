import { findAppPage, type RegistryEntry } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';
import { createSharedValue } from '../shared-value/index.ts';

const asked = createSharedValue<RegistryEntry[] | undefined>(undefined);

/** The remotes that this visitor may open: those of the page, until a sign-in brings more. */
export const getRegistry = (): RegistryEntry[] => asked.get() ?? getBootData().registry;

export const setRegistry = (entries: RegistryEntry[]): void => asked.set(entries);

/** {@link getRegistry} for components. */
export const useRegistry = (): RegistryEntry[] => asked.use() ?? getBootData().registry;

/** The remote that a page address belongs to: its own paths first, then the code of an app page. */
export const findEntryByPath = (pathname: string): RegistryEntry | undefined => {
  const own = getRegistry().find((entry) => entry.paths.includes(pathname));
  if (own) return own;
  const page = findAppPage(pathname);
  return page && getRegistry().find((entry) => entry.code === page.code);
};
