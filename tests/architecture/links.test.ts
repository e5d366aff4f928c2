import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './testing/list-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = new Set(listFiles());
const folders = new Set([...files].flatMap(foldersOf));

test('when a page leads to another one, then the repository keeps it, and it has that heading', () => {
  const pages = [...files].filter((file) => file.endsWith('.md') && existsSync(path.join(root, file)));
  const links = pages.flatMap((page) => linksOf(page).map((link) => ({ page, ...link })));
  expect(links.length).toBeGreaterThan(300);
  expect(links.filter(({ target, anchor }) => !isKept(target, anchor))).toEqual([]);
});

/** Links without a scheme that lead below the project. */
function linksOf(page: string) {
  const links = textOf(page).matchAll(/\]\((?![a-z]+:|\/)(?<to>[^)#\s]*)(?:#(?<anchor>[^)\s]+))?\)/g);
  return [...links].map(({ groups }) => ({
    target: groups?.to ? path.posix.join(path.posix.dirname(page), decodeURI(groups.to)) : page,
    anchor: groups?.anchor,
  }));
}

function isKept(target: string, anchor: string | undefined): boolean {
  if (anchor !== undefined) return files.has(target) && anchorsOf(target).includes(anchor);
  return files.has(target) || folders.has(target.replace(/\/$/, ''));
}

/** Headings as addresses, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function textOf(page: string): string {
  return readFileSync(path.join(root, page), 'utf8');
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
