import { copyFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { runPortal } from './run-portal.ts';

export interface PackSampleOptions {
  /** The app. */
  readonly folder: string;
  readonly keyFile: string;
  /** Where its archive goes. */
  readonly archive: string;
}

/** Builds, examines and packs an app. Only the archive stays. @throws Error with what is wrong with the app */
export async function packSample({ folder, keyFile, archive }: PackSampleOptions): Promise<void> {
  const answer: { file: string; signatureFile: string } = JSON.parse(
    await runPortal(['pack', '--json'], { folder, keyFile }),
  );
  // The archive may belong on another disk, and appears there whole.
  await copyFile(answer.file, `${archive}.new`);
  await rename(`${archive}.new`, archive);
  await rm(answer.file);
  await rm(answer.signatureFile);
  await rm(path.join(folder, 'dist'), { recursive: true, force: true });
}
