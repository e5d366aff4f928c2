import { findRemoteOfPath, type RegistryEntry } from '#shared/contracts';
import { getRegistry, isRemoteReady, setRegistry, useRegistry } from '../../core/registry/index.ts';
import { createSharedValue } from '../../core/shared-value/index.ts';
import { mergeRegistry, type RegistryState, type WithdrawnApp } from './merge-registry.ts';

export type { WithdrawnApp } from './merge-registry.ts';

const found = createSharedValue<Pick<RegistryState, 'newer' | 'withdrawn'>>({ newer: {}, withdrawn: {} });

/** Takes over what the server named, as far as it does not touch what runs. */
export function takeRegistry(fetched: readonly RegistryEntry[]): void {
  const { withdrawn } = found.get();
  const next = mergeRegistry({ registry: getRegistry(), withdrawn }, fetched, isRemoteReady);
  found.set({ newer: next.newer, withdrawn: next.withdrawn });
  setRegistry([...next.registry]);
}

/** What the server has of the app at an address, where that runs here in another version. */
export function useNewerVersion(path: string): RegistryEntry | undefined {
  const { newer } = found.use();
  const name = findRemoteOfPath(path, useRegistry())?.name;
  return name === undefined ? undefined : newer[name];
}

/** The withdrawn app that an address belonged to. */
export function useWithdrawn(path: string): WithdrawnApp | undefined {
  const apps = Object.values(found.use().withdrawn);
  const entry = findRemoteOfPath(
    path,
    apps.map((app) => app.entry),
  );
  return apps.find((app) => app.entry === entry);
}
