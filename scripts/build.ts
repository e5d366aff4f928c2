import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findRemotes } from '../rspack.config.ts';
import { createBuildManifest } from './build/build-manifest.ts';
import { bundle } from './build/bundle.ts';
import { checkMessages } from './build/check-messages.ts';
import { compressAll } from './build/compress.ts';
import { fingerprintInputs, isUpToDate, rememberInputs } from './build/inputs.ts';
import { keepBuilds } from './build/keep-builds.ts';
import { assetsDirectory, buildsFile, manifestFile, projectRoot } from './build/paths.ts';
import { readManifests } from './build/read-manifests.ts';
import { runAlone } from './install/alone.mjs';
import { onParentEnd } from './install/parent.mjs';
import { buildSamples } from './samples/build-samples.ts';
import { buildShellPackage } from './shell-package/build-shell-package.ts';

async function build(): Promise<void> {
  await buildPortal(startClock());
  const seconds = startClock();
  const samples = await buildSamples();
  if (samples.length > 0) console.log(`Samples packed: ${samples.join(', ')} (${seconds()})`);
}

async function buildPortal(seconds: () => string): Promise<void> {
  const fingerprint = await fingerprintInputs();
  if (await isUpToDate(fingerprint)) {
    console.log(`Browser code is up to date (${seconds()})`);
    return;
  }
  const names = findRemotes();
  // Before anything is bundled: a mistake of a remote is said within a second.
  const manifests = await readManifests(path.join(projectRoot, 'remotes'), names);
  for (const name of names) await checkMessages(path.join(projectRoot, 'remotes', name));
  console.log(`Bundling the shell and ${names.length} apps …`);
  const bundles = await bundle(['shell', ...names]);
  const manifest = await createBuildManifest(bundles, manifests);
  // The federation plugin's description of itself is of use to the build only; it is not served.
  const files = bundles.flatMap((stats) =>
    (stats.assets ?? [])
      .filter((asset) => !/^mf-(manifest|stats)\.json$/.test(asset.name))
      .map((asset) => `${stats.name}/${asset.name}`),
  );
  console.log(`Compressing ${files.length} files …`);
  await compressAll(assetsDirectory, files);
  await keepBuilds(buildsFile, assetsDirectory, manifest.build, files);
  const ofShell = (bundles[0]?.assets ?? []).map(({ name }) => name);
  console.log('Packing what others build apps with …');
  await buildShellPackage({ shell: { ...manifest.shell, files: ofShell } });
  await writeFile(manifestFile, JSON.stringify(manifest, null, 2));
  await rememberInputs(fingerprint);
  console.log(`Browser code ${manifest.build} built (${seconds()})`);
}

/** Says how long ago it was started. */
function startClock(): () => string {
  const startedAt = performance.now();
  return () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

// A build that goes on without the command that wanted it would meet the next one.
onParentEnd(() => process.exit(1));
try {
  await runAlone(build);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
