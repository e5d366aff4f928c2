import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const declaration = v.object({
  code: v.string(),
  version: v.string(),
  names: v.object({ 'zh-CN': v.string(), en: v.string() }),
  scopes: v.optional(v.array(v.string()), []),
});

/** What the portal has to know of a sample before it runs its service. */
export interface Sample extends v.InferOutput<typeof declaration> {
  /** Below `samples/`. */
  readonly folder: string;
}

/** Every folder with a declaration is a sample, in the order of their names. A part of the project may come without them. */
export async function findSamples(directory: string): Promise<Sample[]> {
  if (!existsSync(directory)) return [];
  const folders = (await readdir(directory))
    .filter((folder) => existsSync(path.join(directory, folder, 'portal.config.json')))
    .sort();
  return Promise.all(
    folders.map(async (folder) => {
      const text = await readFile(path.join(directory, folder, 'portal.config.json'), 'utf8');
      return { folder, ...v.parse(declaration, JSON.parse(text)) };
    }),
  );
}
