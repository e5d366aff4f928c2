export interface DraftFile {
  readonly fileId: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export interface WriteDraft {
  /** Of the notice that is made of it: a second press makes no second one. */
  id: string;
  title: string;
  text: string;
  classIds: readonly string[];
  files: readonly DraftFile[];
  needsReceipt: boolean;
}

export const limits = { title: 80, text: 5_000, files: 9 } as const;

export type WriteProblem = 'title' | 'text' | 'classes';

/** @param classIds chosen from the start */
export function createDraft(classIds: readonly string[]): WriteDraft {
  // `crypto.randomUUID` is missing where a school has no certificate.
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const id = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, title: '', text: '', classIds, files: [], needsReceipt: false };
}

/** What is missing, by field; nothing where all is well. */
export function findProblems({ title, text, classIds }: WriteDraft): ReadonlySet<WriteProblem> {
  return new Set([
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(text.trim() === '' ? (['text'] as const) : []),
    ...(classIds.length === 0 ? (['classes'] as const) : []),
  ]);
}
