import { createOverrideFiles, createOverrideRoute, createOverrides } from '#bff/overrides';
import {
  createReleasedApps,
  createReleasedFiles,
  createReleasesRoute,
  createSnapshotKeeper,
  reportShipped,
} from '#bff/releases';
import { createFileHeaders } from '#bff/security';
import type { BffCore } from './core.ts';
import type { RoomsOptions } from './options.ts';

/** Apps that came as archives: who gets them, their files, and what a developer has in their place. Services of other makers have none. */
export function createReleasedRooms(core: BffCore, options: RoomsOptions) {
  const { build, hasPlatform = false, allowsOverrides } = options;
  if (!hasPlatform) return { ...withoutReleases, close: async () => undefined };
  const { upstream, sessions, log, publicUrl } = core;
  const { pool, fetchUpstream: fetchForVisitor } = upstream;
  const headers = createFileHeaders(publicUrl);
  const keeper = createSnapshotKeeper({ pool, log });
  const overrides = createOverrides(allowsOverrides);
  const apps = createReleasedApps({ keeper, build, findOverride: (ctx) => overrides.find(ctx)?.manifest });
  const files = createReleasedFiles({ pool, keeper, log, headers });
  const stopReport = reportShipped({ pool, log, build });
  return {
    released: {
      ...apps,
      revision: keeper.revision,
      ensureFresh: (...[ctx, timeoutMs]: Parameters<typeof overrides.refresh>) =>
        bothOf(keeper.ensureFresh(timeoutMs), overrides.refresh(ctx, timeoutMs)),
    },
    keeper,
    files,
    findRoutes: (findServerVersion: Parameters<typeof createReleasesRoute>[0]['findServerVersion']) => ({
      releases: createReleasesRoute({ keeper, build, fetchForVisitor, findServerVersion }),
      override: createOverrideRoute({
        ...{ overrides, sessions, upstream, fetchForVisitor, build },
        allowsAnywhere: allowsOverrides,
      }),
      overrideFiles: createOverrideFiles(overrides, headers),
    }),
    close: async () => {
      stopReport();
      await overrides.close();
    },
  };
}

const withoutReleases = {
  released: {
    addFor: (_ctx: unknown, manifest: RoomsOptions['build']['manifest']) => manifest,
    addLikely: (_ctx: unknown, manifest: RoomsOptions['build']['manifest']) => manifest,
    revision: () => '',
    ensureFresh: () => undefined,
  },
  keeper: undefined,
  files: undefined,
  findRoutes: undefined,
};

function bothOf(
  one: Promise<void> | undefined,
  other: Promise<void> | undefined,
): Promise<unknown> | undefined {
  return one && other ? Promise.all([one, other]) : (one ?? other);
}
