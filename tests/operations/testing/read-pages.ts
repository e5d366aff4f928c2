import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../processes/program.ts';

/** A block of commands on a page. */
export interface Block {
  readonly page: string;
  /** Of the first command. */
  readonly line: number;
  /** What stands behind `sh`, such as `test`. */
  readonly mark: string;
  readonly text: string;
}

/** Where the pages of operators are. */
export const pagesFolder = join(projectFolder, 'docs', 'operations');

/** Names of the pages; the folder has other files beside them. */
export function listPages(): string[] {
  return readdirSync(pagesFolder).filter((name) => name.endsWith('.md'));
}

/** The blocks of a page that are written for a shell. A block in a list is indented. */
export function readBlocks(page: string): Block[] {
  const content = readFileSync(join(pagesFolder, page), 'utf8');
  return [...content.matchAll(/^( *)```sh *(.*)\n([\s\S]*?)^ *```$/gm)].map(
    ({ index, 1: indent = '', 2: mark = '', 3: body = '' }) => ({
      page,
      line: content.slice(0, index).split('\n').length + 1,
      mark,
      text: body
        .split('\n')
        .map((each) => each.slice(indent.length))
        .join('\n'),
    }),
  );
}
