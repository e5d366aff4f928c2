import type { PortalClient } from '@portal/shell/service';
import type { Errand, ErrandStore } from './errand-store.ts';
import type { Notice } from './notice.ts';
import { listRest } from './notice-desk.ts';
import type { NoticeStore } from './notice-store.ts';

export interface NotifierDeps {
  readonly store: NoticeStore;
  readonly errands: ErrandStore;
  readonly portal: Pick<PortalClient, 'putTodo' | 'finishTodo' | 'sendMessage' | 'setBadges'>;
  /** Receives why the portal did not take something; it is tried again. Default: standard error. */
  readonly onError?: (error: unknown) => void;
}

export interface Notifier {
  /** Begins, and ends by itself; a call meanwhile makes it look once more. */
  run(): void;
  /** Resolves once nothing runs. */
  whenIdle(): Promise<void>;
}

const address = '/pages/base/pc_notice_all/index.html';
/** Users that one call of the portal may name. */
const usersPerCall = 500;

/** Tells the portal what has changed: to-dos for receipts, reminders, numbers on the tile. */
export function createNotifier({ store, errands, portal, onError = writeError }: NotifierDeps): Notifier {
  let running: Promise<void> | undefined;
  let isAsked = false;

  const runAll = async (): Promise<void> => {
    while (isAsked) {
      isAsked = false;
      const list = errands.list();
      for (const errand of list.filter(({ kind }) => kind !== 'badge'))
        await runErrand({ store, portal }, errand)
          .then(() => errands.remove(errand))
          .catch(onError);
      const badges = list.filter(({ kind }) => kind === 'badge');
      for (const unitId of new Set(badges.map((errand) => errand.unitId)))
        for (const some of chunksOf(badges.filter((errand) => errand.unitId === unitId)))
          await setBadges({ store, errands, portal }, unitId, some).catch(onError);
    }
  };

  return {
    run: () => {
      isAsked = true;
      running ??= Promise.resolve()
        .then(runAll)
        .catch(onError)
        .finally(() => {
          running = undefined;
        });
    },
    whenIdle: async () => running,
  };
}

async function setBadges(
  { store, errands, portal }: Omit<NotifierDeps, 'onError'>,
  unitId: string,
  some: readonly Errand[],
): Promise<void> {
  const counts = some.map(({ userId }) => ({ userId, num: store.countUnread(unitId, userId) }));
  await portal.setBadges(unitId, counts);
  for (const [at, errand] of some.entries()) {
    errands.remove(errand);
    // What changed meanwhile found the errand there, and added none.
    if (store.countUnread(unitId, errand.userId) !== counts[at]?.num) errands.add(errand);
  }
}

/** What is true now counts, and not what was when the errand was noted. */
async function runErrand(
  { store, portal }: Pick<NotifierDeps, 'store' | 'portal'>,
  { unitId, kind, noticeId, userId, round }: Errand,
): Promise<void> {
  const notice = store.find(unitId, noticeId);
  if (!notice) return;
  if (kind === 'done') return portal.finishTodo(unitId, { key: noticeId, userIds: [userId] });
  for (const [part, userIds] of chunksOf(listRest(store, notice)).entries()) {
    if (kind === 'todo') await portal.putTodo(unitId, { ...todoOf(notice), userIds });
    if (kind === 'remind')
      await portal.sendMessage(unitId, {
        ...reminderOf(notice),
        userIds,
        key: `notice-${noticeId}-${round}-${part}`,
      });
  }
}

function todoOf({ id, title, writerName }: Notice) {
  return {
    key: id,
    title: `请确认：${title}|||Please confirm: ${title}`,
    content: writerName,
    address: `${address}#/read?id=${id}`,
  };
}

function reminderOf({ id, title, writerName, needsReceipt }: Notice) {
  const [zh, en] = needsReceipt ? ['确认', 'confirm'] : ['查看', 'read'];
  return {
    title: `通知提醒：${title}|||Reminder: ${title}`,
    content: `${writerName}请您${zh}这条通知|||${writerName} asks you to ${en} this notice`,
    address: `${address}#/read?id=${id}`,
    importance: 3,
  };
}

function chunksOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / usersPerCall) }, (_, at) =>
    items.slice(at * usersPerCall, (at + 1) * usersPerCall),
  );
}

function writeError(error: unknown): void {
  process.stderr.write(
    `the portal was not told: ${error instanceof Error ? error.message : String(error)}\n`,
  );
}
