import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { shellApiVersion } from '#shared/contracts';
import { pinnedVersion } from './pinned-versions.ts';

const templateSchema = v.looseObject({ name: v.string(), peerDependencies: v.array(v.string()) });

/**
 * Writes `package.json` of the package. An app chooses its bundler and its libraries, so these are peers that may be
 * missing; whatever else the sources import is a dependency.
 */
export async function writePackageJson(
  from: string,
  to: string,
  packages: ReadonlySet<string>,
): Promise<void> {
  const text = await readFile(path.join(from, 'package-template.json'), 'utf8');
  const { name, peerDependencies: peers, ...rest } = v.parse(templateSchema, JSON.parse(text));
  const own = [...packages].filter((each) => !peers.includes(each) && each !== name).sort();
  const manifest = {
    name,
    version: shellApiVersion,
    ...rest,
    dependencies: versionsOf(own),
    peerDependencies: versionsOf(peers),
    peerDependenciesMeta: Object.fromEntries(peers.map((peer) => [peer, { optional: true }])),
  };
  await writeFile(path.join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function versionsOf(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, pinnedVersion(name)]));
}
