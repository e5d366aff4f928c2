import { findAppPage, type RegistryEntry } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';

/** The remotes that this visitor may open. */
export const getRegistry = (): RegistryEntry[] => getBootData().registry;

/** {@link getRegistry} for components. */
export const useRegistry = (): RegistryEntry[] => getRegistry();

export const findEntry = (name: string): RegistryEntry | undefined =>
  getRegistry().find((entry) => entry.name === name);

export const findEntryByCode = (code: string): RegistryEntry | undefined =>
  getRegistry().find((entry) => entry.code === code);

/** The remote that a page address belongs to: its own paths first, then the code of an app page. */
export const findEntryByPath = (pathname: string): RegistryEntry | undefined => {
  const own = getRegistry().find((entry) => entry.paths.includes(pathname));
  if (own) return own;
  const page = findAppPage(pathname);
  return page && findEntryByCode(page.code);
};
