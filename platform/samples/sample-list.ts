import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { programScopeNames } from '#platform/clients';

const listSchema = v.array(
  v.object({
    folder: v.string(),
    code: v.string(),
    version: v.string(),
    names: v.object({ 'zh-CN': v.string(), en: v.string() }),
    scopes: v.array(v.picklist(programScopeNames)),
  }),
);

/** An app with a service of its own. */
export interface Sample extends Omit<v.InferOutput<typeof listSchema>[number], 'folder'> {
  readonly archive: string;
  /** The program of its service. */
  readonly script: string;
}

export interface SampleFolders {
  /** Archives and `samples.json`, as the build writes them. */
  readonly archives: string | undefined;
  /** Sources of the samples. */
  readonly sources: string;
}

/** The samples that the build has packed and whose services are here. Parts of a portal may be installed without them.
 * @param folders without archives where there are to be no samples */
export async function readSampleList({ archives, sources }: SampleFolders): Promise<Sample[]> {
  if (archives === undefined) return [];
  const text = await readFile(path.join(archives, 'samples.json'), 'utf8').catch(() => '[]');
  return v
    .parse(listSchema, JSON.parse(text))
    .map(({ folder, ...sample }) => ({
      ...sample,
      archive: path.join(archives, `${sample.code}.zip`),
      script: path.join(sources, folder, 'service/main.ts'),
    }))
    .filter(({ archive, script }) => existsSync(archive) && existsSync(script));
}
