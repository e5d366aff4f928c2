import { type Handler, type PortalUser, ServiceRefusal } from '@portal/shell/service';
import * as v from 'valibot';
import type { Notice } from './notice.ts';
import {
  getNotice,
  type NoticeDeskDeps,
  nextReminderOf,
  noteReading,
  openUnit,
  remindRest,
  writeNotice,
} from './notice-desk.ts';
import { listQuery, noticePayload, writePayload } from './payloads.ts';
import { isAdministrator, mayFollow, writableClassesOf } from './who-may.ts';

/** Notices of the card on the desktop. */
const cardRows = 3;

/** What pages of the app ask. */
export function createRoutes(deps: NoticeDeskDeps): Record<string, Handler> {
  const { store } = deps;
  return {
    'GET /options': async ({ user }) => {
      const school = await openUnit(deps, user.unitId);
      return { classes: writableClassesOf(school, user) };
    },
    'GET /list': async ({ user, query }) => {
      await openUnit(deps, user.unitId);
      const { unread } = parse(listQuery, Object.fromEntries(query));
      const list = store.listReceived(user.unitId, user.userId, { isUnread: unread === '1' });
      return list.map(({ isRead, isConfirmed, ...notice }) => ({
        ...summaryOf(notice),
        isRead,
        isConfirmed,
      }));
    },
    'GET /sent': async ({ user }) => {
      await openUnit(deps, user.unitId);
      const list = store.listSent(user.unitId, isAdministrator(user) ? undefined : user.userId);
      return list.map(({ readers, read, confirmed, ...notice }) => ({
        ...summaryOf(notice),
        ...{ readers, read, confirmed },
      }));
    },
    'GET /today': async ({ user }) => {
      await openUnit(deps, user.unitId);
      return {
        count: store.countUnread(user.unitId, user.userId),
        notices: store
          .listReceived(user.unitId, user.userId, { isUnread: true })
          .slice(0, cardRows)
          .map(summaryOf),
      };
    },
    'GET /notice': ({ user, query }) =>
      describe(deps, user, parse(noticePayload, Object.fromEntries(query)).id),
    'GET /readers': ({ user, query }) => {
      const { notice } = getNotice(deps, user, parse(noticePayload, Object.fromEntries(query)).id);
      if (!mayFollow(user, notice)) throw new ServiceRefusal(404, '没有这条通知|||There is no such notice');
      return {
        readers: store.listReaders(notice.id),
        nextReminderAt: nextReminderOf(notice),
        now: deps.clock(),
      };
    },
    'POST /write': async ({ user, body }) => {
      const written = parse(writePayload, body);
      await writeNotice(deps, user, written);
      return describe(deps, user, written.id);
    },
    'POST /read': ({ user, body }) => {
      const { id } = parse(noticePayload, body);
      noteReading(deps, user, { id, isConfirmed: false });
      return describe(deps, user, id);
    },
    'POST /confirm': ({ user, body }) => {
      const { id } = parse(noticePayload, body);
      noteReading(deps, user, { id, isConfirmed: true });
      return describe(deps, user, id);
    },
    'POST /remind': ({ user, body }) => ({ reminded: remindRest(deps, user, parse(noticePayload, body).id) }),
  };
}

/** What a list shows of a notice. */
function summaryOf({ id, title, writerName, classes, attachments, needsReceipt, writtenAt }: Notice) {
  return {
    ...{ id, title, writerName, needsReceipt, writtenAt },
    classNames: classes.map(({ name }) => name),
    attachments: attachments.length,
  };
}

/** A notice as its page gets it, and how far its user is. */
function describe(deps: NoticeDeskDeps, user: PortalUser, id: string) {
  const { notice, own } = getNotice(deps, user, id);
  const { title, text, writerName, classes, attachments, needsReceipt, writtenAt } = notice;
  return {
    ...{ id, title, text, writerName, classes, attachments, needsReceipt, writtenAt },
    isReader: own.length > 0,
    readAt: Math.max(0, ...own.map(({ readAt }) => readAt)),
    confirmedAt: Math.max(0, ...own.map(({ confirmedAt }) => confirmedAt)),
    mayFollow: mayFollow(user, notice),
  };
}

/** @throws ServiceRefusal */
function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success)
    throw new ServiceRefusal(400, '填写的内容有误|||Something that was entered is not right');
  return parsed.output;
}
