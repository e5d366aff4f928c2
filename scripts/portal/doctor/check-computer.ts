import { accessSync, constants, existsSync, type Stats, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { requireWholeFolder } from '#shared/data-folder';
import { formatBytes } from '../format-bytes.ts';
import type { PortalEnvironment } from '../read-portal-environment.ts';
import { type Finding, fail, findWith, note, ok } from './finding.ts';

/** Oldest Node that runs the servers (ADR 1). */
const oldestNode = 24;
/** Bytes: an upload or a backup fails soon; an administrator should look. */
const freeSpace = { least: 256 * 1024 ** 2, low: 2 * 1024 ** 3 } as const;

export function checkNode(version = process.versions.node): Finding {
  return Number(version.split('.')[0]) >= oldestNode
    ? ok('Node', version)
    : fail(
        'Node',
        `${version} is too old: install Node ${oldestNode}, or start with npm, which brings its own`,
      );
}

/** The folder, what others may do in it, and the space of its disk. */
export async function checkDataFolder({ bff: { dataDir } }: PortalEnvironment): Promise<readonly Finding[]> {
  const folder = path.resolve(dataDir);
  const hint = 'set DATA_DIR to a folder that the account of the portal may write';
  const place = await findWith('DATA_DIR', hint, async () => lookAtFolder(folder));
  const space = await findWith('Disk', hint, async () => lookAtSpace(findExisting(folder)));
  return [...place, ...space];
}

function lookAtFolder(folder: string): Finding {
  const existing = findExisting(folder);
  accessSync(existing, constants.W_OK | constants.X_OK);
  if (existing !== folder) return note('DATA_DIR', `${folder} is not there yet: the first start makes it`);
  requireWholeFolder(folder);
  const keys = ['session-keys', 'key-secrets']
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file));
  const open = keys.find((file) => isOpen(statSync(file)));
  if (open) return fail('DATA_DIR', `${open} can be read by other accounts: run chmod 600 ${open}`);
  if (isOpen(statSync(folder)))
    return note(
      'DATA_DIR',
      `${folder} is open to other accounts: run chmod 700 ${folder}, as the next start does`,
    );
  return ok('DATA_DIR', `${folder} can be written, by its own account alone`);
}

async function lookAtSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${formatBytes(free)} are free`;
  if (free < freeSpace.least) return fail('Disk', `${text}: make room, or move DATA_DIR to a larger disk`);
  return free < freeSpace.low
    ? note('Disk', `${text}, which is little: make room before uploads fail`)
    : ok('Disk', text);
}

function isOpen({ mode }: Stats): boolean {
  return (mode & 0o077) !== 0;
}

/** The folder, or the nearest one above it that is there. */
function findExisting(folder: string): string {
  return existsSync(folder) ? folder : findExisting(path.dirname(folder));
}
