import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shellApiVersion } from '#shared/contracts';
import { projectRoot, shellPackageFile, shellReportFile } from '../build/paths.ts';
import { bundleShared } from './bundle-shared.ts';
import { bundleTesting } from './bundle-testing.ts';
import { compileSources } from './compile-sources.ts';
import { copyTemplate } from './copy-template.ts';
import { formatReport, readSignatures } from './report/format-report.ts';
import { readPublicTypes, writeTypes } from './types/build-types.ts';
import { type KitShell, writeKitShell } from './write-kit-shell.ts';
import { writePackageJson } from './write-package-json.ts';
import { writeSharedNames } from './write-shared-names.ts';
import { writeTarball } from './write-tarball.ts';

const publishedFolder = path.join(projectRoot, 'shell/published');

export interface ShellPackageOptions {
  /** The shell that was built, in which the contract kit examines apps. Default none: the kit then needs a portal. */
  shell?: KitShell | undefined;
  /** Folder for what the archive is packed from. Default below `.cache`. */
  workFolder?: string;
  /** The archive. Default where the server looks for it. */
  file?: string;
  /** For the report of the interface, as `docs/shell-api.md` has it. Default where the tests look for it. */
  reportFile?: string;
}

/**
 * Builds `@portal/shell` and packs it: what somebody builds an app with in a repository of her own. It reaches for nothing
 * in this one.
 */
export async function buildShellPackage({
  shell,
  workFolder = path.join(projectRoot, '.cache/portal-shell'),
  file = shellPackageFile,
  reportFile = shellReportFile,
}: ShellPackageOptions = {}): Promise<void> {
  const folder = path.join(workFolder, 'package');
  await rm(workFolder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { sharedNames, packages } = await compileSources(publishedFolder, folder);
  const [types] = await Promise.all([
    readPublicTypes(path.join(workFolder, 'declarations')),
    bundleShared(sharedNames, path.join(folder, 'shared.js'), workFolder),
    bundleTesting(path.join(folder, 'testing'), workFolder),
    copyTemplate(publishedFolder, folder),
    shell && writeKitShell(shell, path.join(folder, 'contract-kit/shell')),
    writeSharedNames(path.join(folder, 'presets')),
    writePackageJson(publishedFolder, folder, packages),
  ]);
  await writeTypes(types, path.join(folder, 'types'));
  await writeTarball(folder, file);
  const report = { version: shellApiVersion, signatures: readSignatures(types) };
  await writeFile(reportFile, formatReport(report));
}
