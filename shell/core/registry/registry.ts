import { findRemoteOfPath, type RegistryEntry } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';
import { createSharedValue } from '../shared-value/index.ts';

const asked = createSharedValue<RegistryEntry[] | undefined>(undefined);

/** The remotes that this visitor may open: those of the page, until a sign-in brings more. */
export function getRegistry(): RegistryEntry[] {
  return asked.get() ?? getBootData().registry;
}

export function setRegistry(entries: RegistryEntry[]): void {
  asked.set(entries);
}

/** {@link getRegistry} for components. */
export function useRegistry(): RegistryEntry[] {
  return asked.use() ?? getBootData().registry;
}

/** The remote that a page address belongs to, among those that this visitor may open. */
export function findEntryByPath(pathname: string): RegistryEntry | undefined {
  return findRemoteOfPath(pathname, getRegistry());
}
