import type { Translate } from 'shell/session';
import type { SentMessage } from '#shared/contracts';
import { classKey } from '../compose/draft.ts';
import type { MessageId } from '../messages/message-id.ts';

/** Classes that are named before the rest is counted. */
const named = 3;

/** Whom a message was sent to, such as "五年级 (1)班 · 学生和家长". */
export function audienceWords(
  audience: NonNullable<SentMessage['audience']>,
  t: Translate<MessageId>,
): string {
  const { classes, to } = audience;
  const names = classes.slice(0, named).map(classKey).join(t('messages.sent.comma'));
  const all = classes.length > named ? t('messages.sent.classes', { names, count: classes.length }) : names;
  return t('messages.sent.to', { classes: all, receivers: t(`messages.send.${to}`) });
}
