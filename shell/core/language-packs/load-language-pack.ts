import * as v from 'valibot';
import { appLanguageFile } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';
import { get } from '../request/index.ts';
import { type Dictionary, mergeDictionary } from './dictionary.ts';
import { type LanguagePackOptions, type PackSurroundings, planPackFiles } from './plan-pack-files.ts';

/** Where packs come from, and what is known of the page. */
export interface PackSources {
  fetchFile: (address: string) => Promise<unknown>;
  findSurroundings: () => PackSurroundings;
}

/** An app waits for its words, but not for ever. */
const timeoutMs = 10_000;

const page: PackSources = {
  fetchFile: (address) =>
    get(address, {}, { cached: true, noIntercept: true, silent: true, reply: 'bare', timeout: timeoutMs }),
  findSurroundings: () => ({
    isDevelopment: getBootData().homeRules.isDevelopment,
    pathname: location.pathname,
  }),
};

/** Files that this page has had or is waiting for. */
const files = new Map<string, Promise<Dictionary>>();

/**
 * Loads the words of an app into the dictionary of the page (K01, K02): those that came with it, or the common
 * and the app's file. Never rejects: an app starts without its words rather than not at all.
 */
export async function loadLanguagePack(options: LanguagePackOptions, sources = page): Promise<void> {
  if (options.preset) mergeDictionary(options.preset);
  const addresses = planPackFiles(options, sources.findSurroundings());
  for (const pack of await Promise.all(addresses.map((address) => loadFile(address, sources))))
    mergeDictionary(pack);
}

/** A file that cannot be had counts as empty, and is asked for again next time. */
function loadFile(address: string, { fetchFile }: PackSources): Promise<Dictionary> {
  const loading =
    files.get(address) ??
    fetchFile(address)
      .then((answer) => v.parse(appLanguageFile.answer, answer))
      .catch(() => {
        files.delete(address);
        return {};
      });
  files.set(address, loading);
  return loading;
}
