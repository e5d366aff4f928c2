import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { messageReaderSchema, sentMessageSchema } from '../entities/desktop-message.ts';
import { idSchema, numberFromText } from '../text-values.ts';

/** Pages count from 1. */
const window = { page: v.optional(numberFromText, 1), size: v.optional(numberFromText, 30) };
const windowed = { total: v.number(), pages: v.number(), page: v.number() };

export const messageSentList = defineCall({
  name: 'base.messages.sent',
  method: 'GET',
  path: '/api/base/messages/sent',
  effect: 'read',
  needs: ['teacher', 'administrator'],
  payload: v.object(window),
  answer: v.object({ list: v.array(sentMessageSchema), ...windowed }),
  summary:
    'A page of the messages that the signed-in user has sent, newest first, with how many have read them.',
  source: 'portal',
});

export const messageReaders = defineCall({
  name: 'base.messages.readers',
  method: 'GET',
  path: '/api/base/messages/readers',
  effect: 'read',
  needs: ['teacher', 'administrator'],
  payload: v.object({
    messageId: idSchema,
    state: v.optional(v.picklist(['read', 'unread']), 'unread'),
    ...window,
  }),
  answer: v.object({ message: sentMessageSchema, list: v.array(messageReaderSchema), ...windowed }),
  summary: 'A message that the signed-in user has sent, and a page of those who have or have not read it.',
  source: 'portal',
});

export const messageRemind = defineCall({
  name: 'base.messages.remind',
  method: 'POST',
  path: '/api/base/messages/remind',
  effect: 'change',
  needs: ['teacher', 'administrator'],
  payload: v.object({ messageId: idSchema }),
  answer: v.object({ reminded: v.number() }),
  summary: 'Reminds those who have not read a message of the signed-in user, once an hour.',
  source: 'portal',
});

export const messageRecall = defineCall({
  name: 'base.messages.recall',
  method: 'POST',
  path: '/api/base/messages/recall',
  effect: 'change',
  needs: ['teacher', 'administrator'],
  payload: v.object({ messageId: idSchema }),
  answer: v.object({ taken: v.number() }),
  summary: 'Takes a message of the signed-in user back from those who have not read it.',
  source: 'portal',
});
