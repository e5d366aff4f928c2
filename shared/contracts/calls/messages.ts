import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { desktopMessageSchema, todoSchema } from '../entities/desktop-message.ts';
import { idSchema, nothing, numberFromText } from '../text-values.ts';

export const unhandleCount = defineCall({
  name: 'base.messages.counts',
  method: 'GET',
  path: '/api/base/desktop/unhandlecount',
  encoding: 'none',
  payload: nothing,
  answer: v.object({ todo: numberFromText, message: numberFromText }),
  summary: 'How many to-dos and messages wait.',
  source: '0§7',
});

export const messageSelectNotRead = defineCall({
  name: 'base.messages.unread',
  method: 'GET',
  path: '/api/base/desktop/message_select_not_read',
  encoding: 'none',
  payload: nothing,
  answer: v.array(desktopMessageSchema),
  summary: 'The unread messages.',
  source: '0§7',
});

export const messageUpdateStatusByMe = defineCall({
  name: 'base.messages.ignore_all',
  method: 'POST',
  path: '/api/base/desktop/message_update_status_by_me',
  encoding: 'none',
  payload: nothing,
  answer: v.unknown(),
  summary: 'Ignores all unread messages.',
  source: '0§7',
});

export const messageUpdateStatusById = defineCall({
  name: 'base.messages.ignore_one',
  method: 'POST',
  path: '/api/base/desktop/message_update_statusby_id',
  payload: v.object({ desktopMessageId: idSchema }),
  answer: v.unknown(),
  summary: 'Ignores one message or to-do; a second time is a success too.',
  source: '0§7',
});

export const popUpBoxSelect = defineCall({
  name: 'base.messages.todos',
  method: 'GET',
  path: '/api/base/desktop/popUpBox_select',
  payload: v.object({ start: numberFromText, size: v.optional(numberFromText, 3) }),
  answer: v.object({ list: v.array(todoSchema), pages: numberFromText, total: numberFromText }),
  summary: 'A page of the to-do popup.',
  source: '0§7',
});

export const getMessageConfig = defineCall({
  name: 'base.messages.config',
  method: 'GET',
  path: '/api/base/desktop/getMessageConfig',
  encoding: 'none',
  payload: nothing,
  answer: v.nullable(v.string()),
  summary: 'Message configuration: JSON text that may hold pcOpen.',
  source: '0§7',
});
