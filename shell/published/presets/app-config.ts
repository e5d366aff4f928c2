import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { appManifestSchema, shellApiVersion } from '#shared/contracts';

/** What its author says of an app; the rest of its manifest comes from the build. */
export const configFileName = 'portal.config.json';

const ofBuild = ['format', 'entry', 'preload', 'preloadWords'] as const;

const appConfigSchema = v.strictObject({
  ...v.omit(appManifestSchema, ofBuild).entries,
  /** Helps editors; the portal does not read it. */
  $schema: v.optional(v.string()),
  /** Default: this version of the shell, and what fits it. */
  shellApi: v.optional(appManifestSchema.entries.shellApi, `^${shellApiVersion}`),
});
export type AppConfig = v.InferOutput<typeof appConfigSchema>;

/**
 * Reads `portal.config.json` of an app.
 * @throws Error with a line for each field that is wrong
 */
export async function readAppConfig(folder: string): Promise<AppConfig> {
  const text = await readFile(path.join(folder, configFileName), 'utf8').catch((cause: unknown) => {
    throw new Error(`${configFileName} is missing in ${folder}`, { cause });
  });
  return parseAppConfig(text);
}

/** @throws Error with a line for each field that is wrong */
export function parseAppConfig(text: string): AppConfig {
  const parsed = v.safeParse(appConfigSchema, parseJson(text));
  if (parsed.success) return parsed.output;
  throw new Error(listIssues(configFileName, parsed.issues));
}

/** What a schema says of a file, a line for each field. */
export function listIssues(file: string, issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`).join('\n');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${configFileName} is no JSON`, { cause });
  }
}
