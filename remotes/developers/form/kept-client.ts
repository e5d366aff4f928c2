import { type ClientKind, clientFields, parseKeptDraft } from '#shared/contracts';
import type { ClientDraft } from './client-draft.ts';

const kinds: readonly ClientKind[] = ['confidential', 'public', 'sandbox'];

/** What an earlier page kept of a form; undefined where it is not a draft of this version. */
export function parseKeptClient(kept: unknown): ClientDraft | undefined {
  const fields = parseKeptDraft(clientFields, kept);
  if (!fields || typeof kept !== 'object' || kept === null || !('kind' in kept)) return undefined;
  const kind = kinds.find((each) => each === kept.kind);
  return kind && { ...fields, kind };
}
