import { LRUCache } from 'lru-cache';
import type { RequestContext } from '#bff/http';
import type { Visitor } from '#bff/registry';
import {
  type AppManifest,
  type BuildManifest,
  findRemoteOfPath,
  type RegistryEntry,
} from '#shared/contracts';
import { folderOf, toRegistryEntry } from './release-entry.ts';
import { resolveVersions } from './resolve-versions.ts';
import type { SnapshotKeeper } from './snapshot-keeper.ts';

/** Units whose list of apps is kept; making one takes less than a millisecond. */
const maxUnits = 2_000;

type Caller = Pick<RequestContext, 'session'>;

export interface ReleasedAppsOptions {
  readonly keeper: Pick<SnapshotKeeper, 'get' | 'onChange'>;
  /** What is deployed: names, codes and addresses of the portal's own remotes are theirs. */
  readonly build: { readonly manifest: BuildManifest };
  /** The app that this session loads from elsewhere. Default none. */
  readonly findOverride?: ((ctx: Caller) => AppManifest | undefined) | undefined;
}

/** The registry of each visitor: what is deployed, and the releases that her unit has. */
export interface ReleasedApps {
  /** The build with the apps of a visitor; the build itself where she has none. */
  readonly addFor: (ctx: Caller, manifest: BuildManifest, visitor: Visitor) => BuildManifest;
  /**
   * The build with the app at an address as it probably is for the visitor, so that a page can ask what it needs while it asks who
   * she is.
   */
  readonly addLikely: (ctx: Caller, manifest: BuildManifest, pathname: string) => BuildManifest;
}

export function createReleasedApps({
  keeper,
  build,
  findOverride = () => undefined,
}: ReleasedAppsOptions): ReleasedApps {
  const byUnit = new LRUCache<string, readonly RegistryEntry[]>({ max: maxUnits });
  let manifests = new Map<string, AppManifest>();
  let deployed = build.manifest;

  const index = (): void => {
    byUnit.clear();
    manifests = new Map(keeper.get().releases.map(({ manifest }) => [folderOf(manifest), manifest]));
  };
  keeper.onChange(index);
  index();

  const isFree = ({ name, code, paths: [path = ''] }: RegistryEntry): boolean =>
    !deployed.remotes.some((remote) => remote.name === name || remote.code === code) &&
    findRemoteOfPath(path, deployed.remotes) === undefined;

  const entryOf = (
    manifest: AppManifest,
    place: Omit<Parameters<typeof toRegistryEntry>[1], 'shellFiles'>,
  ): RegistryEntry | undefined => {
    const entry = toRegistryEntry(manifest, { ...place, shellFiles: deployed.shell.appPreload ?? [] });
    return isFree(entry) ? entry : undefined;
  };

  const makeList = (unitId: string): RegistryEntry[] => {
    const has = (code: string, version: string) => manifests.has(folderOf({ code, version }));
    return [...resolveVersions(keeper.get(), unitId, has)].flatMap(([code, { version, channel }]) => {
      const folder = folderOf({ code, version });
      const manifest = manifests.get(folder);
      return (manifest && entryOf(manifest, { folder, channel })) ?? [];
    });
  };

  const listFor = (unitId: string): readonly RegistryEntry[] => {
    if (manifests.size === 0) return [];
    if (deployed !== build.manifest) {
      deployed = build.manifest;
      byUnit.clear();
    }
    const list = byUnit.get(unitId) ?? makeList(unitId);
    byUnit.set(unitId, list);
    return list;
  };

  const entriesFor = (ctx: Caller, unitId: string): readonly RegistryEntry[] => {
    const list = listFor(unitId);
    const override = findOverride(ctx);
    if (!override) return list;
    const folder = overrideFolderOf(override.code);
    // From a server of development: its names change with each edit, so nothing is fetched ahead.
    const entry = entryOf({ ...override, preload: [], preloadWords: {} }, { folder, channel: 'override' });
    if (!entry) return list;
    return [...list.filter(({ name, code }) => name !== entry.name && code !== entry.code), entry];
  };

  const merge = (manifest: BuildManifest, entries: readonly RegistryEntry[]): BuildManifest =>
    entries.length === 0 ? manifest : { ...manifest, remotes: [...manifest.remotes, ...entries] };

  return {
    addFor: (ctx, manifest, visitor) => {
      const unitId = visitor.state === 'known' ? visitor.user?.unitId : ctx.session?.unitId;
      return unitId === undefined ? manifest : merge(manifest, entriesFor(ctx, unitId));
    },
    addLikely: (ctx, manifest, pathname) => {
      if (manifests.size === 0 && !findOverride(ctx)) return manifest;
      if (findRemoteOfPath(pathname, manifest.remotes)) return manifest;
      const { unitId } = ctx.session ?? {};
      const known = unitId === undefined ? [] : entriesFor(ctx, unitId);
      const entry = findRemoteOfPath(pathname, known) ?? anyOf(pathname);
      return entry ? merge(manifest, [entry]) : manifest;
    },
  };

  function anyOf(pathname: string): RegistryEntry | undefined {
    for (const [folder, manifest] of manifests) {
      const entry = entryOf(manifest, { folder, channel: 'stable' });
      if (entry && findRemoteOfPath(pathname, [entry])) return entry;
    }
    return undefined;
  }
}

/** Where the files of an override lie; no version has this name. */
function overrideFolderOf(code: string): string {
  return folderOf({ code, version: 'override' });
}
