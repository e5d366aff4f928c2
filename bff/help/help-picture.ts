import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { DomainError, languages } from '#shared/contracts';
import { helpPictures } from './help-topic.ts';

const folder = '/bff/help/pictures/';
const names = new Set(helpPictures.flatMap((name) => languages.map((each) => `${name}.${each}.webp`)));

export const isHelpPicturePath = (pathname: string): boolean => pathname.startsWith(folder);

/** Sends one of the pictures of the topics. @throws DomainError `unknown_address` for anything else */
export const sendHelpPicture = async (res: ServerResponse, pathname: string): Promise<void> => {
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
};
