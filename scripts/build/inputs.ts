import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { buildManifestSchema } from '#shared/contracts';
import { distDirectory, inputsFile, manifestFile, projectRoot, shellReportFile } from './paths.ts';

const sources = [
  '{shell,shared,remotes}/**/*.{ts,tsx,json,svg}',
  'docs/integrators/*.md',
  'scripts/build.ts',
  'scripts/{build,openapi,shell-package}/**/*.ts',
  'shell/published/**/*.{md,tmpl}',
  'rspack.config.ts',
  'package.json',
  'package-lock.json',
];

/** A fingerprint of everything that the browser code is made of. */
export async function fingerprintInputs(): Promise<string> {
  const names: string[] = [];
  for await (const name of glob(sources, { cwd: projectRoot })) {
    if (!/\.test\.tsx?$/.test(name)) names.push(name);
  }
  const hash = createHash('sha256').update(process.version);
  for (const name of names.sort()) {
    hash
      .update(name)
      .update('\0')
      .update(await readFile(path.join(projectRoot, name)));
  }
  return hash.digest('hex');
}

/** Whether `dist` already holds what these inputs give, with every file that its manifest names. */
export async function isUpToDate(fingerprint: string): Promise<boolean> {
  try {
    const { inputs } = JSON.parse(await readFile(inputsFile, 'utf8'));
    if (inputs !== fingerprint) return false;
    const manifest = v.parse(buildManifestSchema, JSON.parse(await readFile(manifestFile, 'utf8')));
    const { entry, preload, preloadWords } = manifest.shell;
    const named = [
      entry,
      ...preload,
      ...Object.values(preloadWords).flat(),
      ...manifest.remotes.flatMap((remote) => remote.preload),
    ];
    const files = [...named.map((address) => address.replace(/\?.*$/, '')), 'portal-shell.tgz'];
    return [...files.map((file) => path.join(distDirectory, file)), shellReportFile].every((file) =>
      existsSync(file),
    );
  } catch {
    return false;
  }
}

export async function rememberInputs(fingerprint: string): Promise<void> {
  await mkdir(path.dirname(inputsFile), { recursive: true });
  await writeFile(inputsFile, JSON.stringify({ inputs: fingerprint }));
}
