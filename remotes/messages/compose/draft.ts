import * as v from 'valibot';
import type { DesktopMessage, MessageAudience } from '#shared/contracts';
import { createId } from '#shared/new-id';
import type { MessageId } from '../messages/message-id.ts';

/** Longest title and text that may be sent. */
export const maxTitleLength = 60;
export const maxTextLength = 500;

export const receivers = ['both', 'students', 'parents'] as const;
export type Receiver = (typeof receivers)[number];

/** A message that is being written. */
export interface Draft {
  /** Goes with every try, so that a repeated one sends nothing twice. */
  messageId: string;
  title: string;
  text: string;
  importance: DesktopMessage['importance'];
  /** Keys of the chosen classes. */
  classes: readonly string[];
  to: Receiver;
}

export function createDraft(): Draft {
  return {
    messageId: createId(),
    title: '',
    text: '',
    importance: 2,
    classes: [],
    to: 'both',
  };
}

export function classKey({ gradeName, className }: Pick<MessageAudience, 'gradeName' | 'className'>): string {
  return `${gradeName} ${className}`;
}

/** Whether anything was written or chosen that would be a pity to lose. */
export function isStarted({ title, text, classes }: Draft): boolean {
  return title.trim() !== '' || text.trim() !== '' || classes.length > 0;
}

export type DraftProblems = Partial<Record<'title' | 'text' | 'classes', MessageId>>;

/** What keeps a draft from being sent. */
export function findProblems({ title, text, classes }: Draft): DraftProblems {
  return {
    ...(title.trim() === '' ? { title: 'messages.send.headingMissing' as const } : {}),
    ...(text.trim() === '' ? { text: 'messages.send.textMissing' as const } : {}),
    ...(classes.length === 0 ? { classes: 'messages.send.classesMissing' as const } : {}),
  };
}

/** How many people a draft reaches; a parent of two of the classes counts in both. */
export function countReached({ classes, to }: Draft, audiences: readonly MessageAudience[]): number {
  return audiences
    .filter((audience) => classes.includes(classKey(audience)))
    .reduce(
      (sum, { students, parents }) =>
        sum + (to === 'parents' ? 0 : students) + (to === 'students' ? 0 : parents),
      0,
    );
}

const draftSchema = v.object({
  messageId: v.string(),
  title: v.string(),
  text: v.string(),
  importance: v.picklist([1, 2, 3]),
  classes: v.array(v.string()),
  to: v.picklist(receivers),
});

/** What an earlier page kept of a message; undefined where it is not one of this version's. */
export function parseDraft(kept: unknown): Draft | undefined {
  const parsed = v.safeParse(draftSchema, kept);
  return parsed.success ? parsed.output : undefined;
}
