import type { DesktopMessage, MessageAudience } from '#shared/contracts';
import type { MessageId } from './message-id.ts';

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

/** A random id in the form of a UUID; `crypto.randomUUID` is not there on plain HTTP. */
const createId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

export const createDraft = (): Draft => ({
  messageId: createId(),
  title: '',
  text: '',
  importance: 2,
  classes: [],
  to: 'both',
});

export const classKey = ({
  gradeName,
  className,
}: Pick<MessageAudience, 'gradeName' | 'className'>): string => `${gradeName} ${className}`;

/** Whether anything was written or chosen that would be a pity to lose. */
export const isStarted = ({ title, text, classes }: Draft): boolean =>
  title.trim() !== '' || text.trim() !== '' || classes.length > 0;

export type DraftProblems = Partial<Record<'title' | 'text' | 'classes', MessageId>>;

/** What keeps a draft from being sent. */
export const findProblems = ({ title, text, classes }: Draft): DraftProblems => ({
  ...(title.trim() === '' ? { title: 'messages.send.headingMissing' as const } : {}),
  ...(text.trim() === '' ? { text: 'messages.send.textMissing' as const } : {}),
  ...(classes.length === 0 ? { classes: 'messages.send.classesMissing' as const } : {}),
});

/** How many people a draft reaches; a parent of two of the classes counts in both. */
export const countReached = ({ classes, to }: Draft, audiences: readonly MessageAudience[]): number =>
  audiences
    .filter((audience) => classes.includes(classKey(audience)))
    .reduce(
      (sum, { students, parents }) =>
        sum + (to === 'parents' ? 0 : students) + (to === 'students' ? 0 : parents),
      0,
    );
