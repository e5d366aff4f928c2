import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseLimits } from '#shared/contracts';
import { checkFiles, describeFindings, readApp } from '../../contract-kit/index.ts';
import { CommandFailure } from '../command-failure.ts';
import { type PublisherKeyFile, type Signature, sha256Of, signContent } from '../keys/publisher-key.ts';
import { buildProject } from '../project/build-project.ts';
import type { Project } from '../project/read-project.ts';
import { writeArchive } from './write-archive.ts';

export interface PackedProject {
  readonly code: string;
  readonly version: string;
  readonly archive: Buffer;
  readonly signature: Signature;
  /** Path of the archive; its signature is beside it, with `.sig` behind. */
  readonly file: string;
  readonly digest: string;
}

/** Builds an app, examines its files, and writes its signed archive. @throws CommandFailure */
export async function packProject(project: Project, key: PublisherKeyFile): Promise<PackedProject> {
  const { files, manifest } = await buildProject(project);
  const read = readApp(files);
  const findings = 'findings' in read ? read.findings : checkFiles(read.app);
  if (findings.length > 0) {
    throw new CommandFailure(
      `The app does not keep what the portal asks of apps:\n${describeFindings(findings)}`,
      {
        advice: 'Mend these and run "npx portal test", which examines the app in a browser too.',
        reason: 'unfit',
      },
    );
  }
  const archive = await writeArchive(files);
  if (archive.length > releaseLimits.archiveBytes) throw tooLarge(archive.length);
  const { code, version } = manifest;
  const signature = signContent(key, 'release', archive);
  const file = path.join(project.folder, `${code}-${version}.zip`);
  await writeFile(file, archive);
  await writeFile(`${file}.sig`, `${JSON.stringify(signature)}\n`);
  return { code, version, archive, signature, file, digest: sha256Of(archive) };
}

function tooLarge(bytes: number): CommandFailure {
  return new CommandFailure(`The archive has ${bytes} bytes; ${releaseLimits.archiveBytes} are allowed.`, {
    advice: 'Make pictures smaller, and leave out what the app does not load.',
    reason: 'unfit',
  });
}
