import type { PortalClient, School, Schools } from '@portal/shell/service';
import type { LeaveRequest } from './request.ts';
import type { RequestStore } from './request-store.ts';

export interface NotifierDeps {
  readonly store: RequestStore;
  readonly portal: Pick<PortalClient, 'putTodo' | 'finishTodo' | 'sendMessage' | 'setBadges'>;
  readonly schools: Schools;
  /** Receives why the portal did not take something; it is tried again. Default: standard error. */
  readonly onError?: (error: unknown) => void;
}

const address = '/pages/base/pc_leave_all/index.html';

/** Tells the portal what has changed: to-dos of head teachers, messages to those who asked, numbers on the tile. */
export function createNotifier({ store, portal, schools, onError = writeError }: NotifierDeps) {
  let running: Promise<void> | undefined;
  let isAsked = false;

  const notify = async (request: LeaveRequest): Promise<void> => {
    const { unitId, id, state } = request;
    const school = await schools.get(unitId);
    if (state === 'asked') {
      const userIds = headsOf(school, request);
      const title = `${request.pupilName}请假待审批|||Leave of ${request.pupilName} to decide`;
      const todo = { key: id, userIds, title, address: `${address}#/list?view=decide` };
      if (userIds.length > 0) await portal.putTodo(unitId, todo);
    } else {
      await portal.finishTodo(unitId, { key: id });
      if (state !== 'withdrawn') await portal.sendMessage(unitId, messageOf(request));
    }
    await portal.setBadges(unitId, countWaiting(store, school, request));
    store.setNotified(request);
  };

  const runAll = async (): Promise<void> => {
    while (isAsked) {
      isAsked = false;
      for (const request of store.listUnnotified()) await notify(request).catch(onError);
    }
  };

  return {
    /** Begins, and ends by itself; a call meanwhile makes it look once more. */
    run: (): void => {
      isAsked = true;
      running ??= runAll()
        .catch(onError)
        .finally(() => {
          running = undefined;
        });
    },
    /** Resolves once nothing runs. */
    whenIdle: async (): Promise<void> => running,
  };
}

function headsOf({ classes }: School, { classId }: Pick<LeaveRequest, 'classId'>): readonly string[] {
  return classes.find((each) => each.classId === classId)?.heads ?? [];
}

function messageOf({ askerId, pupilId, pupilName, state, fromDay, toDay, note }: LeaveRequest) {
  const isApproved = state === 'approved';
  const [zh, en] = isApproved ? ['已批准', 'approved'] : ['未批准', 'declined'];
  const days = fromDay === toDay ? fromDay : `${fromDay} – ${toDay}`;
  return {
    userIds: [...new Set([askerId, pupilId])],
    title: `请假${zh}：${pupilName}|||Leave ${en}: ${pupilName}`,
    content: [days, note].filter(Boolean).join('\n'),
    address: `${address}#/list`,
    importance: isApproved ? 2 : 3,
  };
}

/** How many requests wait for each head teacher of the class. */
function countWaiting(store: RequestStore, school: School, { unitId, classId }: LeaveRequest) {
  return headsOf(school, { classId }).map((userId) => {
    const classes = school.classes.flatMap((each) => (each.heads.includes(userId) ? [each.classId] : []));
    return { userId, num: store.list({ unitId, of: { classes }, state: 'asked' }).length };
  });
}

function writeError(error: unknown): void {
  process.stderr.write(
    `the portal was not told: ${error instanceof Error ? error.message : String(error)}\n`,
  );
}
