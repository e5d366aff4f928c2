import type { RegistryEntry } from '#shared/contracts';

/** The code of the catalogue that stands for a remote: its menu and what units decide hold for it. */
export function menuCodeOf({ code, config }: Pick<RegistryEntry, 'code' | 'config'>): string {
  return config?.appCode ?? code;
}
