import type { AppManifest } from '#shared/contracts';
import { findContentProblems } from './check-contents.ts';
import { listExports } from './check-script.ts';
import { type Problem, refuseArchive } from './problem.ts';
import { manifestFile, readManifest } from './read-manifest.ts';
import { unpackArchive } from './unpack-archive.ts';

export interface AdmittedArchive {
  readonly manifest: AppManifest;
  /** By path, without the manifest. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** What a federation container exports, each as an ES module. */
const containerExports = ['get', 'init'];

/**
 * Reads an archive, and refuses it with everything that is wrong with it. The checks find mistakes; that a release may run in the session
 * of its users is what an administrator decides (ADR 140).
 * @throws DomainError `invalid_input`
 */
export async function admitArchive(content: Buffer): Promise<AdmittedArchive> {
  const unpacked = await unpackArchive(content);
  const manifest = readManifest(unpacked);
  const problems = [
    ...(await findContentProblems(unpacked)),
    ...(await findEntryProblems(manifest, unpacked)),
  ];
  if (problems.length > 0) throw refuseArchive(`${manifest.code} ${manifest.version}`, problems);
  const files = new Map([...unpacked].filter(([path]) => path !== manifestFile));
  return { manifest, files };
}

async function findEntryProblems(
  { entry }: AppManifest,
  files: ReadonlyMap<string, Buffer>,
): Promise<Problem[]> {
  const exported = await listExports(files.get(entry)?.toString('utf8') ?? '');
  const missing = containerExports.filter((name) => !exported.has(name));
  if (missing.length === 0) return [];
  const names = missing.join(', ');
  return [
    {
      file: entry,
      zh: `不是联邦入口：没有以 ES 模块导出 ${names}`,
      en: `is no federation entry: it does not export ${names} as an ES module`,
    },
  ];
}
