import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { distDirectory, projectRoot } from '../build/paths.ts';
import { fingerprintSample } from './fingerprint-sample.ts';
import { packSample } from './pack-sample.ts';
import { withPublisherKey } from './publisher-key.ts';
import { findSamples, type Sample } from './sample-list.ts';
import { unpackPackage } from './unpack-package.ts';

const samplesDirectory = path.join(projectRoot, 'samples');
const archivesDirectory = path.join(distDirectory, 'samples');
const listFile = path.join(archivesDirectory, 'samples.json');
const stampFile = path.join(projectRoot, '.cache/samples.json');

/**
 * Packs each sample by the published package, as somebody else would, unless nothing has changed.
 * @returns the folders of those that were packed
 * @throws Error with what the command line of the package says
 */
export async function buildSamples(): Promise<string[]> {
  const samples = await findSamples(samplesDirectory);
  if (samples.length === 0) return [];
  const digest = await unpackPackage(
    path.join(distDirectory, 'portal-shell.tgz'),
    path.join(samplesDirectory, 'node_modules/@portal/shell'),
  );
  const before = await readStamps();
  const stamps = await Promise.all(
    samples.map(
      async ({ folder }) => [folder, await fingerprintSample(samplesDirectory, folder, digest)] as const,
    ),
  );
  const changed = stamps.filter(([folder, stamp]) => {
    const code = samples.find((sample) => sample.folder === folder)?.code ?? '';
    return before[folder] !== stamp || !existsSync(archiveOf({ code }));
  });
  const folders = changed.map(([folder]) => folder);
  if (folders.length > 0) await packAll(samples.filter(({ folder }) => folders.includes(folder)));
  await writeIfOther(listFile, `${JSON.stringify(samples, null, 2)}\n`);
  await writeIfOther(stampFile, JSON.stringify(Object.fromEntries(stamps)));
  return folders;
}

async function packAll(samples: readonly Sample[]): Promise<void> {
  await mkdir(archivesDirectory, { recursive: true });
  await withPublisherKey(samplesDirectory, async (keyFile) => {
    await Promise.all(
      samples.map((sample) =>
        packSample({
          folder: path.join(samplesDirectory, sample.folder),
          keyFile,
          archive: archiveOf(sample),
        }),
      ),
    );
  });
}

function archiveOf({ code }: Pick<Sample, 'code'>): string {
  return path.join(archivesDirectory, `${code}.zip`);
}

async function readStamps(): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

async function writeIfOther(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
