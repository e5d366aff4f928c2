import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** Pages that are open keep finding the chunks of so many builds. */
const keptBuilds = 3;

const logSchema = v.array(v.object({ build: v.string(), files: v.array(v.string()) }));
type BuildLog = v.InferOutput<typeof logSchema>;

/**
 * Logs a build and removes what only older builds than the last three need. A build that comes again moves to the
 * front.
 * @param files names below `assetsDirectory`, without the compressed copies beside them
 */
export async function keepBuilds(
  logFile: string,
  assetsDirectory: string,
  build: string,
  files: string[],
): Promise<void> {
  const earlier = (await readLog(logFile)).filter((entry) => entry.build !== build);
  const log = [{ build, files }, ...earlier].slice(0, keptBuilds);
  const wanted = new Set(log.flatMap((entry) => entry.files));
  const present = await listFiles(assetsDirectory);
  const stale = present.filter((file) => !wanted.has(file.replace(/\.(br|gz)$/, '')));
  await Promise.all(stale.map((file) => rm(path.join(assetsDirectory, file))));
  await writeFile(logFile, JSON.stringify(log));
}

async function readLog(file: string): Promise<BuildLog> {
  try {
    return v.parse(logSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
}
