import { listLanguages } from '#shared/language';
import type { BuiltApp } from '../built-app.ts';
import type { Finding } from '../finding.ts';
import { appBaseOf } from '../harness/app-page.ts';
import type { BrowserPage } from './browser-types.ts';
import { findUntranslated } from './find-words.ts';

/** Whether the catalogues of both languages have the same messages. */
export async function checkCatalogues({ manifest }: BuiltApp, page: BrowserPage): Promise<Finding[]> {
  const address = appBaseOf(manifest) + manifest.entry;
  const tags = listLanguages().map(({ tag }) => tag);
  const ids = await page.evaluate(readIds, { address, languages: tags });
  const all = [...new Set(ids.flat())];
  return tags.flatMap((tag, at) => all.filter((id) => !ids[at]?.includes(id)).map((id) => lacks(tag, id)));
}

/** What stands on the page in the pseudo-language as it stood in the code. */
export async function checkWords(page: BrowserPage, data: readonly string[]): Promise<Finding[]> {
  const found = await page.evaluate(findUntranslated, data);
  return found.map((where) => ({
    check: 'words',
    message: `Untranslated text: ${where}. It reads the same in every language.`,
    advice: 'Put the words into src/messages/zh-CN.json and en.json, and show them by useTranslations.',
  }));
}

function lacks(language: string, id: string): Finding {
  return {
    check: 'words',
    message: `The message "${id}" is missing in ${language}.`,
    advice: `Add it to src/messages/${language}.json.`,
  };
}

interface Container {
  get(module: string): Promise<() => { app: { loadMessages(language: string): Promise<object> } }>;
}

/** Runs in the page, which has loaded the entry already. */
async function readIds({
  address,
  languages: tags,
}: {
  address: string;
  languages: string[];
}): Promise<string[][]> {
  const container: Container = await import(address);
  const { app } = (await container.get('./app'))();
  return Promise.all(tags.map(async (tag) => Object.keys(await app.loadMessages(tag))));
}
