import { open, realpath } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { appLanguageFile, isLanguage } from '#shared/contracts';

/** In bytes. */
const maxFileBytes = 524_288;

const commonAddress = /^\/common\/plugins\/language\/(\d{1,4}(?:\.\d{1,4}){0,3})\/([\w-]{1,16})\.json$/;
const appAddress =
  /^\/([a-z][\w-]{0,31})\/([A-Za-z][\w-]{0,63})\/language\/([\w-]{1,16})\/([A-Za-z][\w-]{0,63})\.json$/;

/** The file of an address, relative to the folder of the packs; undefined for addresses of anything else. */
export function findPackFile(pathname: string): string | undefined {
  const common = commonAddress.exec(pathname);
  if (isLanguage(common?.[2])) return `common/${common?.[1]}/${common?.[2]}.json`;
  const app = appAddress.exec(pathname);
  return app && isLanguage(app[3]) ? `${app[1]}/${app[2]}/${app[3]}/${app[4]}.json` : undefined;
}

/** Reads a dictionary; one that is missing or cannot be read is empty. */
export async function readPack(folder: string, file: string): Promise<Record<string, string>> {
  try {
    return v.parse(appLanguageFile.answer, JSON.parse(await readInside(folder, file)));
  } catch {
    return {};
  }
}

async function readInside(folder: string, file: string): Promise<string> {
  const root = await realpath(folder);
  const target = await realpath(path.join(root, file));
  if (!target.startsWith(`${root}${path.sep}`)) throw new Error('leads out of the folder');
  const handle = await open(target);
  try {
    const { size } = await handle.stat();
    if (size > maxFileBytes) throw new Error('too long');
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}
