import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appPagePath } from '#shared/contracts';
import { findTakenRemotes } from './find-taken-remotes.ts';
import { checkRemoteCode, remoteNameOf } from './remote-code.ts';

const templates = path.join(import.meta.dirname, 'templates');
const suffix = '.tmpl';

export interface CreateRemoteOptions {
  /** App code of the specification, the `{code}` of page addresses. */
  code: string | undefined;
  /** Folder that holds the remotes, such as `remotes/`. */
  remotesFolder: string;
}

export interface CreatedRemote {
  name: string;
  folder: string;
  /** Paths of the files, relative to the folder. */
  files: string[];
  /** Address that opens the app, without the origin. */
  address: string;
}

/**
 * Writes a remote with a first feature whose page works.
 * @throws RefusedCode when the code cannot be used; nothing is written then
 */
export async function createRemote({ code, remotesFolder }: CreateRemoteOptions): Promise<CreatedRemote> {
  const checked = checkRemoteCode(code, await findTakenRemotes(remotesFolder));
  const name = remoteNameOf(checked);
  const folder = path.join(remotesFolder, name);
  const values: Record<string, string> = { name, code: checked, title: titleOf(name) };
  const files: string[] = [];
  for await (const template of glob(`**/*${suffix}`, { cwd: templates })) {
    const file = template.slice(0, -suffix.length);
    const text = await readFile(path.join(templates, template), 'utf8');
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(
      path.join(folder, file),
      text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? ''),
      { flag: 'wx' },
    );
    files.push(file);
  }
  const address = appPagePath({ root: 'pages', serverId: 'base', code: checked, variant: 'tm' });
  return { name, folder, files: files.sort(), address };
}

/** `growth-report` becomes `Growth Report`. */
function titleOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
