import { appOverridePath, findRemoteOfPath, pagePaths, type RemoteManifest } from '#shared/contracts';

type Addressed = Pick<RemoteManifest, 'name' | 'code' | 'paths' | 'segments' | 'serverId' | 'slots'>;

/** Something that a remote says is its own, and is not. */
export interface FalseClaim {
  remote: string;
  field: string;
  what: string;
}

/** Pages of the portal, which belong to one remote each. */
const ownersOfPages: Readonly<Record<string, string>> = {
  [pagePaths.login]: 'signin',
  [pagePaths.desktop]: 'desktop',
  [pagePaths.clientConsole]: 'developers',
  [appOverridePath]: 'developers',
};

/** First segments of addresses that servers answer before any page. */
const serverFolders = new Set(['', 'api', 'zuul', 'bff', 'assets', 'redirect', 'healthz', 'readyz']);

/**
 * Finds codes, paths and segments that more than one remote claims. It also finds paths that no remote can have, and
 * links of a remote to pages that are not its own.
 */
export function checkClaims(manifests: readonly Addressed[]): FalseClaim[] {
  return manifests.flatMap((manifest) => {
    const others = manifests.filter((other) => other !== manifest);
    return [
      ...checkPaths(manifest, others),
      ...checkCode(manifest, others),
      ...checkSegments(manifest, others),
      ...checkSlots(manifest),
    ];
  });
}

function checkPaths({ name, paths }: Addressed, others: readonly Addressed[]): FalseClaim[] {
  return paths.flatMap((path, index) => {
    const owner = findOwner(path, name, others);
    return owner ? [{ remote: name, field: `paths.${index}`, what: `"${path}" ${owner}` }] : [];
  });
}

function findOwner(path: string, name: string, others: readonly Addressed[]): string | undefined {
  if (serverFolders.has(path.split('/')[1] ?? '')) return 'is answered by the servers';
  const page = ownersOfPages[path];
  if (page !== undefined) return page === name ? undefined : `belongs to remotes/${page}`;
  const other = findRemoteOfPath(path, others);
  return other && `is an address of remotes/${other.name} too`;
}

function checkSlots(manifest: Addressed): FalseClaim[] {
  return (['userMenu', 'sections'] as const).flatMap((slot) =>
    (manifest.slots?.[slot] ?? []).flatMap(({ address }, index) => {
      const path = address.replace(/#.*/, '');
      if (findRemoteOfPath(path, [manifest])) return [];
      const field = `slots.${slot}.${index}.address`;
      return [{ remote: manifest.name, field, what: `"${address}" is no address of this remote` }];
    }),
  );
}

function checkCode({ name, code }: Addressed, others: readonly Addressed[]): FalseClaim[] {
  const other = others.find((each) => each.code.toLowerCase() === code.toLowerCase());
  return other
    ? [{ remote: name, field: 'code', what: `"${code}" is the code of remotes/${other.name} too` }]
    : [];
}

function checkSegments({ name, segments = [] }: Addressed, others: readonly Addressed[]): FalseClaim[] {
  return segments.flatMap((segment, index) => {
    const other = others.find(
      (each) =>
        each.segments?.includes(segment) || each.paths.some((path) => path.split('/').includes(segment)),
    );
    const field = `segments.${index}`;
    return other
      ? [{ remote: name, field, what: `"${segment}" stands in an address of remotes/${other.name}` }]
      : [];
  });
}
