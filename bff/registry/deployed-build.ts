import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type BuildManifest, buildManifestSchema } from '#shared/contracts';
import type { Log } from '#shared/log';

export interface DeployedBuildOptions {
  /** Folder with `build.json` and `assets/`. */
  readonly distDir: string;
  readonly log: Log;
  /** How often the disk is asked for a newer build, ms. Default 1000; 0 never asks by itself. */
  readonly checkEveryMs?: number;
}

/** The build of the browser code that lies on disk; a deploy beside the running server counts without a restart. */
export interface DeployedBuild {
  readonly manifest: BuildManifest;
  /** Runs before a newer manifest counts, so that its files are there when the first page names them. */
  beforeSwitch(prepare: () => Promise<void>): void;
  /** Runs after another build began to count. */
  onSwitch(listener: () => void): void;
  /** Reads the disk now; true when another build was found. A broken build is logged and the old one stays. */
  check(): Promise<boolean>;
  close(): void;
}

/**
 * Opens the build in a folder.
 * @throws when there is none, or it cannot be read
 */
export async function openDeployedBuild(options: DeployedBuildOptions): Promise<DeployedBuild> {
  const { distDir, log, checkEveryMs = 1000 } = options;
  const file = path.join(distDir, 'build.json');
  const preparations: (() => Promise<void>)[] = [];
  const listeners: (() => void)[] = [];
  let mark = await readMark(file);
  let manifest = await readManifest(file);
  let running: Promise<boolean> | undefined;

  const readAgain = async (): Promise<boolean> => {
    try {
      const seen = await readMark(file);
      if (seen === mark) return false;
      const found = await readManifest(file);
      for (const prepare of preparations) await prepare();
      mark = seen;
      manifest = found;
      log('build_switched', { build: found.build });
      for (const listener of listeners) listener();
      return true;
    } catch (error) {
      log('build_unreadable', { reason: error instanceof Error ? error.message : String(error) });
      return false;
    }
  };
  const check = (): Promise<boolean> => {
    running ??= readAgain().finally(() => {
      running = undefined;
    });
    return running;
  };
  const timer = checkEveryMs > 0 ? setInterval(check, checkEveryMs).unref() : undefined;

  return {
    get manifest() {
      return manifest;
    },
    beforeSwitch: (prepare) => preparations.push(prepare),
    onSwitch: (listener) => listeners.push(listener),
    check,
    close: () => clearInterval(timer),
  };
}

/** Changes with every way of writing the file: in place, or by a rename. */
async function readMark(file: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(file);
  return `${mtimeMs} ${size} ${ino}`;
}

async function readManifest(file: string): Promise<BuildManifest> {
  return v.parse(buildManifestSchema, JSON.parse(await readFile(file, 'utf8')));
}
