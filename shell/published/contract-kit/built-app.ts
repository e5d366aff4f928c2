import * as v from 'valibot';
import { type AppManifest, appManifestSchema } from '#shared/contracts';
import type { Finding } from './finding.ts';

/** A file of a built app. */
export interface BuiltFile {
  /** Below the output folder, with `/`. */
  readonly path: string;
  readonly content: Buffer;
}

/** An app whose manifest can be read. */
export interface BuiltApp {
  readonly manifest: AppManifest;
  readonly files: ReadonlyMap<string, Buffer>;
}

export type ReadApp = { readonly app: BuiltApp } | { readonly findings: readonly Finding[] };

const manifestFile = 'portal.json';

/** Reads the manifest of a built app; what is wrong with it comes as findings, a field each. */
export function readApp(files: readonly BuiltFile[]): ReadApp {
  const byPath = new Map(files.map(({ path, content }) => [path, content]));
  const json = parseJson(byPath.get(manifestFile));
  if (json === undefined) return { findings: [unreadable] };
  const parsed = v.safeParse(appManifestSchema, json);
  if (!parsed.success) return { findings: parsed.issues.map(describeIssue) };
  const app = { manifest: parsed.output, files: byPath };
  const missing = findMissing(app);
  return missing.length > 0 ? { findings: missing } : { app };
}

const unreadable: Finding = {
  check: 'manifest',
  message: `${manifestFile} is missing, or is no JSON.`,
  advice: 'Build with the preset of @portal/shell, which writes it.',
};

function describeIssue(issue: v.BaseIssue<unknown>): Finding {
  const field = v.getDotPath(issue) ?? 'the whole file';
  return {
    check: 'manifest',
    message: `${manifestFile}: the field "${field}" is wrong: ${issue.message}`,
    advice: `Mend "${field.split('.')[0]}" in portal.config.json, and build again.`,
  };
}

/** Files that the manifest names and the build did not make. */
function findMissing({ manifest, files }: BuiltApp): Finding[] {
  const { entry, preload, preloadWords, tile } = manifest;
  const named = {
    entry: [entry],
    preload,
    preloadWords: Object.values(preloadWords).flat(),
    'tile.icon': tile?.icon ? [tile.icon] : [],
  };
  return Object.entries(named).flatMap(([field, paths]) =>
    paths
      .filter((path) => !files.has(path))
      .map((path) => ({
        check: 'manifest' as const,
        message: `${manifestFile}: the field "${field}" names ${path}, which is not among the built files.`,
        advice: 'Build again, or correct the field in portal.config.json.',
      })),
  );
}

function parseJson(content: Buffer | undefined): unknown {
  try {
    return content && JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}
