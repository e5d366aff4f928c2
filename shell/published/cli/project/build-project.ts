import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppManifest } from '#shared/contracts';
import type { BuiltFile } from '../../contract-kit/index.ts';
import { buildApp } from '../../presets/build-app.ts';
import { readBuiltApp } from '../build/read-built-app.ts';
import { CommandFailure } from '../command-failure.ts';
import type { Project } from './read-project.ts';

export interface BuiltProject {
  /** Folder of the built files. */
  readonly folder: string;
  readonly manifest: AppManifest;
  readonly files: readonly BuiltFile[];
}

/** Builds an app for production with the bundler that it has chosen. @throws CommandFailure with what the bundler says */
export async function buildProject({ folder }: Project): Promise<BuiltProject> {
  process.env.NODE_ENV = 'production';
  const { folder: output, manifest } = await buildApp(folder).catch(async (cause) => {
    throw await buildFailure(folder, cause);
  });
  return { folder: output, manifest, files: await readBuiltApp(output) };
}

async function buildFailure(folder: string, cause: unknown): Promise<CommandFailure> {
  const why = cause instanceof Error ? cause.message : String(cause);
  const isInstalled = await readFile(path.join(folder, 'node_modules/.package-lock.json')).catch(
    () => undefined,
  );
  return new CommandFailure(`The app cannot be built:\n${why.trim()}`, {
    advice: isInstalled ? 'Mend what the message names.' : `Run "npm install" in ${folder} first.`,
    reason: 'unfit',
    cause,
  });
}
