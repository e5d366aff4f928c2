import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  desktopMessageSchema,
  messageAudienceSchema,
  messageRecordSchema,
  todoSchema,
} from '../entities/desktop-message.ts';
import { flagFromText, idSchema, nothing, numberFromText } from '../text-values.ts';

export const unhandleCount = defineCall({
  name: 'base.messages.counts',
  method: 'GET',
  path: '/api/base/desktop/unhandlecount',
  effect: 'read',
  needs: 'own',
  encoding: 'none',
  payload: nothing,
  answer: v.object({ todo: numberFromText, message: numberFromText }),
  summary: 'How many to-dos and messages wait.',
  source: 'H01',
});

export const messageSelectNotRead = defineCall({
  name: 'base.messages.unread',
  method: 'GET',
  path: '/api/base/desktop/message_select_not_read',
  effect: 'read',
  needs: 'own',
  encoding: 'none',
  payload: nothing,
  answer: v.array(desktopMessageSchema),
  summary: 'The unread messages.',
  source: 'H02',
});

export const messageUpdateStatusByMe = defineCall({
  name: 'base.messages.ignore_all',
  method: 'POST',
  path: '/api/base/desktop/message_update_status_by_me',
  effect: 'change',
  needs: 'own',
  encoding: 'none',
  payload: nothing,
  answer: v.unknown(),
  summary: 'Ignores all unread messages.',
  source: 'H03',
});

export const messageUpdateStatusById = defineCall({
  name: 'base.messages.ignore_one',
  method: 'POST',
  path: '/api/base/desktop/message_update_statusby_id',
  effect: 'change',
  needs: 'own',
  payload: v.object({
    desktopMessageId: idSchema,
    /** Whether the user has opened it, which is reported to its sender; ignoring is not reading. */
    opened: v.optional(flagFromText, false),
  }),
  answer: v.unknown(),
  summary: 'Ignores one message or to-do, or notes that it was opened; a second time is a success too.',
  source: 'H03',
});

export const popUpBoxSelect = defineCall({
  name: 'base.messages.todos',
  method: 'GET',
  path: '/api/base/desktop/popUpBox_select',
  effect: 'read',
  needs: 'own',
  payload: v.object({ start: numberFromText, size: v.optional(numberFromText, 3) }),
  answer: v.object({ list: v.array(todoSchema), pages: numberFromText, total: numberFromText }),
  summary: 'A page of the to-do popup.',
  source: 'H08',
});

export const getMessageConfig = defineCall({
  name: 'base.messages.config',
  method: 'GET',
  path: '/api/base/desktop/getMessageConfig',
  effect: 'read',
  needs: 'own',
  encoding: 'none',
  payload: nothing,
  answer: v.nullable(v.string()),
  summary: 'Message configuration: JSON text that may hold pcOpen.',
  source: 'G04',
});

const importance = v.pipe(numberFromText, v.picklist([1, 2, 3, 4, 5]));

function trimmed(max: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(max));
}

export const messageHistory = defineCall({
  name: 'base.messages.history',
  method: 'GET',
  path: '/api/base/messages/history',
  effect: 'read',
  needs: 'own',
  payload: v.object({
    keyword: v.optional(trimmed(64), ''),
    module: v.optional(trimmed(64), ''),
    importance: v.optional(importance),
    unreadOnly: v.optional(flagFromText, false),
    /** Pages count from 1. */
    page: v.optional(numberFromText, 1),
    size: v.optional(numberFromText, 30),
  }),
  answer: v.object({
    list: v.array(messageRecordSchema),
    total: v.number(),
    pages: v.number(),
    page: v.number(),
    /** Modules that have sent the user anything, for the filter. */
    modules: v.array(v.string()),
  }),
  summary: 'A page of all messages of the signed-in user, newest first.',
  source: 'portal',
});

export const messageGet = defineCall({
  name: 'base.messages.get',
  method: 'GET',
  path: '/api/base/messages/message',
  effect: 'read',
  needs: 'own',
  payload: v.object({ messageId: idSchema }),
  answer: messageRecordSchema,
  summary: 'One message of the signed-in user; reading it changes nothing.',
  source: 'portal',
});

export const messageMutes = defineCall({
  name: 'base.messages.mutes',
  method: 'GET',
  path: '/api/base/messages/mutes',
  effect: 'read',
  needs: 'own',
  encoding: 'none',
  payload: nothing,
  answer: v.array(v.string()),
  summary: 'The modules whose messages the signed-in user does not want to be told of.',
  source: 'portal',
});

export const messageMute = defineCall({
  name: 'base.messages.mute',
  method: 'POST',
  path: '/api/base/messages/mute',
  effect: 'change',
  needs: 'own',
  payload: v.object({ module: v.pipe(trimmed(64), v.minLength(1)), muted: flagFromText }),
  answer: v.array(v.string()),
  summary: 'Mutes a module, or listens to it again; answers the muted modules.',
  source: 'portal',
});

export const messageAudiences = defineCall({
  name: 'base.messages.audiences',
  method: 'GET',
  path: '/api/base/messages/audiences',
  effect: 'read',
  needs: ['teacher', 'administrator'],
  encoding: 'none',
  payload: nothing,
  answer: v.array(messageAudienceSchema),
  summary: 'The classes of the own unit that the signed-in user may send messages to.',
  source: 'portal',
});

export const messageSend = defineCall({
  name: 'base.messages.send',
  method: 'POST',
  path: '/api/base/messages/send',
  effect: 'change',
  needs: ['teacher', 'administrator'],
  encoding: 'json',
  payload: v.object({
    /** Made by the page once per message: sending again with the same id sends nothing twice. */
    messageId: v.pipe(v.string(), v.uuid()),
    title: v.pipe(trimmed(60), v.minLength(1)),
    text: v.pipe(trimmed(500), v.minLength(1)),
    importance,
    classes: v.pipe(
      v.array(v.object({ gradeName: trimmed(32), className: trimmed(32) })),
      v.minLength(1),
      v.maxLength(100),
    ),
    to: v.picklist(['students', 'parents', 'both']),
  }),
  answer: v.object({ recipients: v.number() }),
  summary: 'Sends a message to classes of the own unit.',
  source: 'portal',
});
