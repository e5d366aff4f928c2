import type { RegistryEntry, UserType } from '#shared/contracts';

/** The remote whose section a page is, among those that the user may open; undefined for a page of its own. */
export function findHost(
  page: { readonly entry: RegistryEntry; readonly path: string; readonly userType: UserType },
  registry: readonly RegistryEntry[],
): RegistryEntry | undefined {
  const { entry, path, userType } = page;
  const section = entry.slots?.sections?.find(
    ({ address, userTypes }) =>
      address.replace(/#.*/, '') === path && (userTypes === undefined || userTypes.includes(userType)),
  );
  return section && registry.find(({ name }) => name === section.host);
}
