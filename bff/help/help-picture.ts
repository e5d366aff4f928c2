import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { DomainError, type Language, readsEnglish } from '#shared/contracts';
import type { HelpPicture } from './help-topic.ts';

const folder = '/bff/help/pictures/';
const names = new Set(readdirSync(new URL('./pictures/', import.meta.url)));

/** Address of a picture, with the words of the screens in the language, or in the one that its readers get instead. */
export function helpPicturePath(picture: HelpPicture, language: Language): string {
  const own = `${picture}.${language}.webp`;
  return `${folder}${names.has(own) ? own : `${picture}.${readsEnglish(language) ? 'en' : 'zh-CN'}.webp`}`;
}

export function isHelpPicturePath(pathname: string): boolean {
  return pathname.startsWith(folder);
}

/** Sends one of the pictures of the topics. @throws DomainError `unknown_address` for anything else */
export async function sendHelpPicture(res: ServerResponse, pathname: string): Promise<void> {
  const name = pathname.slice(folder.length);
  if (!names.has(name)) throw new DomainError('unknown_address');
  const body = await readFile(new URL(`./pictures/${name}`, import.meta.url));
  res.writeHead(200, {
    'content-type': 'image/webp',
    'content-length': body.length,
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
