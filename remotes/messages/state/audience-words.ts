import type { SentMessage } from '#shared/contracts';
import { classKey } from './draft.ts';
import type { Say } from './use-say.ts';

/** Classes that are named before the rest is counted. */
const named = 3;

/** Whom a message was sent to, such as "五年级 (1)班 · 学生和家长". */
export const audienceWords = (audience: NonNullable<SentMessage['audience']>, say: Say): string => {
  const { classes, to } = audience;
  const names = classes.slice(0, named).map(classKey).join(say('messages.sent.comma'));
  const all = classes.length > named ? say('messages.sent.classes', { names, count: classes.length }) : names;
  return say('messages.sent.to', { classes: all, receivers: say(`messages.send.${to}`) });
};
