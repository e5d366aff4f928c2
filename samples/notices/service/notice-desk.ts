import {
  type PortalClient,
  PortalRefusal,
  type PortalUser,
  type School,
  type Schools,
  ServiceRefusal,
} from '@portal/shell/service';
import type { ErrandStore } from './errand-store.ts';
import { findReaders } from './find-readers.ts';
import type { Attachment, Notice, Reader } from './notice.ts';
import type { NoticeStore } from './notice-store.ts';
import type { WritePayload } from './payloads.ts';
import { mayFollow, writableClassesOf } from './who-may.ts';

export interface NoticeDeskDeps {
  readonly store: NoticeStore;
  readonly errands: ErrandStore;
  readonly portal: Pick<PortalClient, 'shareFile'>;
  readonly schools: Schools;
  /** Epoch ms. */
  readonly clock: () => number;
  /** Called after something was kept that the portal should know of. */
  readonly onChange: () => void;
  /** Notices of a unit that has none. Default: it has none. */
  readonly createSamples?: (unitId: string, school: School, now: number) => WrittenNotice[];
}

export interface WrittenNotice {
  readonly notice: Notice;
  readonly readers: readonly Reader[];
}

/** How long nobody is reminded again, ms. */
const reminderPause = 3_600_000;
/** Users that one call of the portal may name. */
const usersPerCall = 500;

const texts = {
  unknown: '没有这条通知|||There is no such notice',
  classes: '您不能给这些班级写通知|||You may not write to these classes',
  nobody: '这些班级还没有学生|||There is nobody in these classes yet',
  file: '附件不存在，请重新上传|||An attachment is not there, please upload it again',
  all: '没有需要提醒的人|||There is nobody to remind',
  soon: '一小时内只能提醒一次|||You may remind once an hour',
} as const;

/** The people of a unit. The first time, made-up notices are kept where there should be some. */
export async function openUnit(
  { store, errands, schools, clock, onChange, createSamples }: NoticeDeskDeps,
  unitId: string,
): Promise<School> {
  const school = await schools.get(unitId);
  if (!createSamples || store.hasNotices(unitId)) return school;
  for (const { notice, readers } of createSamples(unitId, school, clock()))
    if (store.add(notice, readers))
      // Nobody has written these, so they are numbers on tiles, and no to-dos.
      for (const { userId } of readers) errands.add({ unitId, kind: 'badge', userId });
  onChange();
  return school;
}

/** A notice that a user has received, or may follow. @throws ServiceRefusal 404 */
export function getNotice(
  { store }: Pick<NoticeDeskDeps, 'store'>,
  user: PortalUser,
  id: string,
): { notice: Notice; own: readonly Reader[] } {
  const notice = store.find(user.unitId, id);
  const own = notice ? store.listReaders(id).filter(({ userId }) => userId === user.userId) : [];
  if (!notice || (own.length === 0 && !mayFollow(user, notice))) throw new ServiceRefusal(404, texts.unknown);
  return { notice, own };
}

/** Writes to classes. The same id again writes nothing. @throws ServiceRefusal */
export async function writeNotice(
  deps: NoticeDeskDeps,
  user: PortalUser,
  { id, title, text, classIds, fileIds, needsReceipt }: WritePayload,
): Promise<void> {
  const { store, errands, clock, onChange } = deps;
  const { unitId, userId, name } = user;
  const school = await openUnit(deps, unitId);
  const classes = writableClassesOf(school, user).filter(({ classId }) => classIds.includes(classId));
  if (classes.length < new Set(classIds).size) throw new ServiceRefusal(403, texts.classes);
  const readers = findReaders(school, classes);
  if (readers.length === 0) throw new ServiceRefusal(400, texts.nobody);
  const attachments = await shareAll(deps, user, { fileIds, readers });
  const notice = {
    ...{ id, unitId, writerId: userId, writerName: name, title, text, classes, attachments, needsReceipt },
    ...{ writtenAt: clock(), remindedAt: 0, reminders: 0 },
  };
  if (!store.add(notice, readers)) return;
  if (needsReceipt) errands.add({ unitId, kind: 'todo', noticeId: id });
  for (const reader of readers) errands.add({ unitId, kind: 'badge', userId: reader.userId });
  onChange();
}

/** Notes that a user has read a notice, or that she confirms it. @throws ServiceRefusal 404 where she has not received it */
export function noteReading(
  { store, errands, clock, onChange }: NoticeDeskDeps,
  user: PortalUser,
  { id, isConfirmed }: { id: string; isConfirmed: boolean },
): void {
  const { unitId, userId } = user;
  const { notice, own } = getNotice({ store }, user, id);
  if (own.length === 0) throw new ServiceRefusal(404, texts.unknown);
  const confirms = isConfirmed && notice.needsReceipt;
  const isNew = confirms ? store.confirm(id, userId, clock()) : store.markRead(id, userId, clock());
  if (!isNew) return;
  if (confirms) errands.add({ unitId, kind: 'done', noticeId: id, userId });
  errands.add({ unitId, kind: 'badge', userId });
  onChange();
}

/**
 * Reminds those who have not read a notice, or not confirmed it.
 * @returns how many they are
 * @throws ServiceRefusal 409 where there is nobody, or an hour has not passed
 */
export function remindRest(deps: NoticeDeskDeps, user: PortalUser, id: string): number {
  const { store, errands, clock, onChange } = deps;
  const { notice } = getNotice(deps, user, id);
  if (!mayFollow(user, notice)) throw new ServiceRefusal(404, texts.unknown);
  const rest = listRest(store, notice);
  if (rest.length === 0) throw new ServiceRefusal(409, texts.all);
  const round = store.remind(id, clock(), clock() - reminderPause + 1);
  if (round === undefined) throw new ServiceRefusal(409, texts.soon);
  errands.add({ unitId: user.unitId, kind: 'remind', noticeId: id, round });
  onChange();
  return rest.length;
}

/** When a notice may be reminded of again, epoch ms. */
export function nextReminderOf({ remindedAt }: Pick<Notice, 'remindedAt'>): number {
  return remindedAt === 0 ? 0 : remindedAt + reminderPause;
}

/** Who has not done yet what a notice asks for; each is named once. */
export function listRest(store: Pick<NoticeStore, 'listReaders'>, notice: Notice): string[] {
  const rest = store
    .listReaders(notice.id)
    .filter(({ readAt, confirmedAt }) => (notice.needsReceipt ? confirmedAt : readAt) === 0);
  return [...new Set(rest.map(({ userId }) => userId))];
}

/** Lets all readers read the files of the writer. @throws ServiceRefusal where one is not hers */
async function shareAll(
  { portal }: NoticeDeskDeps,
  { unitId, userId }: PortalUser,
  { fileIds, readers }: { fileIds: readonly string[]; readers: readonly Reader[] },
): Promise<Attachment[]> {
  const userIds = [...new Set(readers.map((reader) => reader.userId))];
  const shared: Attachment[] = [];
  for (const fileId of new Set(fileIds))
    for (let at = 0; at < userIds.length; at += usersPerCall) {
      const some = userIds.slice(at, at + usersPerCall);
      const file = await portal
        .shareFile(unitId, { fileId, ownerId: userId, userIds: some })
        .catch(refuseUnknownFile);
      if (at === 0) shared.push(file);
    }
  return shared;
}

function refuseUnknownFile(error: unknown): never {
  if (error instanceof PortalRefusal && error.status === 404) throw new ServiceRefusal(400, texts.file);
  throw error;
}
