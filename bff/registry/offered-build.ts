import type { BuildManifest, RemoteManifest } from '#shared/contracts';

/** A part of the portal that a deployment may run without. */
export type Part = NonNullable<RemoteManifest['needs']>[number];

/** The parts that a deployment runs with. */
export function partsOf({
  openidProvider,
  isDemo,
}: {
  openidProvider: boolean;
  isDemo: boolean;
}): ReadonlySet<Part> {
  const parts = new Set<Part>();
  if (openidProvider) parts.add('openid-provider');
  if (isDemo) parts.add('demo');
  return parts;
}

/** The build without the remotes that are nothing here: no address opens them and no list names them. */
export function filterOffered(build: BuildManifest, parts: ReadonlySet<Part>): BuildManifest {
  const remotes = build.remotes.filter(({ needs = [] }) => needs.every((part) => parts.has(part)));
  return remotes.length === build.remotes.length ? build : { ...build, remotes };
}
