import { findEntryByPath } from '../registry/index.ts';

/** Where all messages are kept; with services of its own a deployment may not have it. */
const centrePath = '/messages';

/** Address of the message centre; undefined where there is none. */
export const findCentrePath = (): string | undefined =>
  findEntryByPath(centrePath) ? centrePath : undefined;

/** Where one message of the centre is read. */
export const messagePath = (centre: string, id: string): string =>
  `${centre}#/all?message=${encodeURIComponent(id)}`;
