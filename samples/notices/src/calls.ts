import { defineCall } from 'shell/apps';
import * as v from 'valibot';

const summary = {
  id: v.string(),
  title: v.string(),
  writerName: v.string(),
  classNames: v.array(v.string()),
  /** How many. */
  attachments: v.number(),
  needsReceipt: v.boolean(),
  writtenAt: v.number(),
};
const received = v.object({ ...summary, isRead: v.boolean(), isConfirmed: v.boolean() });
export type ReceivedNotice = v.InferOutput<typeof received>;

const sent = v.object({ ...summary, readers: v.number(), read: v.number(), confirmed: v.number() });
export type SentNotice = v.InferOutput<typeof sent>;

const noticeClass = v.object({ classId: v.string(), name: v.string() });
export type NoticeClass = v.InferOutput<typeof noticeClass>;

const attachment = v.object({ fileId: v.string(), name: v.string(), type: v.string(), size: v.number() });
export type Attachment = v.InferOutput<typeof attachment>;

const notice = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  writerName: v.string(),
  classes: v.array(noticeClass),
  attachments: v.array(attachment),
  needsReceipt: v.boolean(),
  writtenAt: v.number(),
  isReader: v.boolean(),
  /** Of the user; 0 for not yet. */
  readAt: v.number(),
  confirmedAt: v.number(),
  mayFollow: v.boolean(),
});
export type Notice = v.InferOutput<typeof notice>;

const reader = v.object({
  userId: v.string(),
  name: v.string(),
  about: v.string(),
  classId: v.string(),
  readAt: v.number(),
  confirmedAt: v.number(),
});
export type Reader = v.InferOutput<typeof reader>;

const one = v.object({ id: v.string() });

export const getOptions = defineCall({
  method: 'GET',
  path: '/api/x/notice/options',
  reply: 'envelope',
  payload: v.object({}),
  /** Where the user may write. */
  answer: v.object({ classes: v.array(noticeClass) }),
});

export const listReceived = defineCall({
  method: 'GET',
  path: '/api/x/notice/list',
  reply: 'envelope',
  payload: v.object({ unread: v.optional(v.picklist(['0', '1'])) }),
  answer: v.array(received),
});

export const listSent = defineCall({
  method: 'GET',
  path: '/api/x/notice/sent',
  reply: 'envelope',
  payload: v.object({}),
  answer: v.array(sent),
});

export const getToday = defineCall({
  method: 'GET',
  path: '/api/x/notice/today',
  reply: 'envelope',
  payload: v.object({}),
  answer: v.object({ count: v.number(), notices: v.array(v.object(summary)) }),
});

export const markRead = defineCall({
  method: 'POST',
  path: '/api/x/notice/read',
  reply: 'envelope',
  payload: one,
  answer: notice,
});

export const getNotice = defineCall({
  method: 'GET',
  path: '/api/x/notice/notice',
  reply: 'envelope',
  payload: one,
  answer: notice,
});

export const confirmNotice = defineCall({
  method: 'POST',
  path: '/api/x/notice/confirm',
  reply: 'envelope',
  payload: one,
  answer: notice,
});

export const listReaders = defineCall({
  method: 'GET',
  path: '/api/x/notice/readers',
  reply: 'envelope',
  payload: one,
  answer: v.object({ readers: v.array(reader), nextReminderAt: v.number(), now: v.number() }),
});

export const remind = defineCall({
  method: 'POST',
  path: '/api/x/notice/remind',
  reply: 'envelope',
  payload: one,
  answer: v.object({ reminded: v.number() }),
});

export const writeNotice = defineCall({
  method: 'POST',
  path: '/api/x/notice/write',
  reply: 'envelope',
  payload: v.object({
    id: v.string(),
    title: v.string(),
    text: v.string(),
    classIds: v.array(v.string()),
    fileIds: v.array(v.string()),
    needsReceipt: v.boolean(),
  }),
  answer: notice,
});
