import { findEntryByPath } from '../../core/registry/index.ts';

/** Where all messages are kept; with services of its own a deployment may not have it. */
const centrePath = '/messages';

/** Address of the message centre; undefined where there is none. */
export function findCentrePath(): string | undefined {
  return findEntryByPath(centrePath) ? centrePath : undefined;
}

/** Where one message of the centre is read. */
export function messagePath(centre: string, id: string): string {
  return `${centre}#/all?message=${encodeURIComponent(id)}`;
}
