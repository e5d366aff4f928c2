import { randomUUID } from 'node:crypto';
import {
  classNameOf,
  ownPupilsOf,
  type PortalUser,
  type School,
  type Schools,
  ServiceRefusal,
} from '@portal/shell/service';
import type * as v from 'valibot';
import type { askPayload, decidePayload } from './payloads.ts';
import type { LeaveRequest } from './request.ts';
import type { Filter, RequestStore } from './request-store.ts';
import { decidedClassesOf, isAdministrator, mayDecide, mayRead, mayWithdraw } from './who-may.ts';

export interface LeaveDeskDeps {
  readonly store: RequestStore;
  readonly schools: Schools;
  /** Epoch ms. */
  readonly clock: () => number;
  /** Called after something was kept that the portal should know of. */
  readonly onChange: () => void;
  /** Requests of a unit that has none. Default: it has none. */
  readonly createSamples?: (unitId: string, school: School, now: number) => LeaveRequest[];
}

/** A request as a page gets it: not its unit, and what its user may do with it. */
export interface SeenRequest extends Omit<LeaveRequest, 'unitId'> {
  readonly mayDecide: boolean;
  readonly mayWithdraw: boolean;
}

export interface LeaveDesk {
  /** The people of a unit. The first time, made-up requests are filed where there should be some. */
  open(unitId: string): Promise<School>;
  /** @param view `mine` of the user's own pupils, `decide` of the classes that she looks after */
  list(
    user: PortalUser,
    view: 'mine' | 'decide',
    filter: Pick<Filter, 'state' | 'days'>,
  ): Promise<SeenRequest[]>;
  /** @throws ServiceRefusal for a pupil whom the user does not speak for */
  ask(user: PortalUser, asked: v.InferOutput<typeof askPayload>): Promise<SeenRequest>;
  /** @throws ServiceRefusal where the user may not, or somebody was faster */
  decide(user: PortalUser, decision: v.InferOutput<typeof decidePayload>): Promise<SeenRequest>;
}

/** Where requests are handed in and decided. */
export function createLeaveDesk(deps: LeaveDeskDeps): LeaveDesk {
  const { store, onChange } = deps;
  const open = (unitId: string): Promise<School> => openUnit(deps, unitId);
  return {
    open,
    list: async (user, view, filter) => {
      const school = await open(user.unitId);
      const list = store.list({ unitId: user.unitId, of: scopeOf(school, user, view), ...filter });
      return list.map((request) => describe(school, user, request));
    },
    ask: async (user, asked) => {
      const school = await open(user.unitId);
      const request = createRequest(school, user, asked, deps.clock());
      store.add(request);
      onChange();
      return describe(school, user, request);
    },
    decide: async (user, { id, revision, decision, note }) => {
      const school = await open(user.unitId);
      const request = getRequest(store, school, user, id);
      const may = decision === 'withdrawn' ? mayWithdraw(user, request) : mayDecide(school, user, request);
      if (!may) throw new ServiceRefusal(403, '您不能处理这张请假单|||You may not decide about this request');
      const change = { request: { ...request, revision }, state: decision, deciderName: user.name, note };
      if (request.state !== 'asked' || !store.decide(change))
        throw new ServiceRefusal(
          409,
          '这张请假单已被处理，请刷新|||Somebody has decided already, please refresh',
        );
      onChange();
      return describe(school, user, getRequest(store, school, user, id));
    },
  };
}

async function openUnit(
  { store, schools, clock, createSamples }: LeaveDeskDeps,
  unitId: string,
): Promise<School> {
  const school = await schools.get(unitId);
  if (createSamples && !store.hasRequests(unitId))
    // Nobody has written these, so nobody is told of them.
    for (const request of createSamples(unitId, school, clock())) store.add(request, { isNotified: true });
  return school;
}

function createRequest(
  school: School,
  user: PortalUser,
  asked: v.InferOutput<typeof askPayload>,
  now: number,
): LeaveRequest {
  const pupil = ownPupilsOf(school, user.userId).find(({ userId }) => userId === asked.pupilId);
  const inClass = pupil && school.classes.find(({ classId }) => classId === pupil.classes[0]?.classId);
  if (!pupil || !inClass)
    throw new ServiceRefusal(403, '只能为自己或自己的孩子请假|||You may ask for yourself or your child only');
  return {
    ...asked,
    id: randomUUID(),
    unitId: user.unitId,
    pupilName: pupil.name,
    classId: inClass.classId,
    className: classNameOf(inClass),
    askerId: user.userId,
    askerName: user.name,
    state: 'asked',
    deciderName: '',
    note: '',
    askedAt: now,
    revision: 1,
  };
}

function getRequest(store: RequestStore, school: School, user: PortalUser, id: string): LeaveRequest {
  const request = store.find(user.unitId, id);
  if (!request || !mayRead(school, user, request))
    throw new ServiceRefusal(404, '没有这张请假单|||There is no such request');
  return request;
}

function scopeOf(school: School, user: PortalUser, view: 'mine' | 'decide'): Filter['of'] {
  if (view === 'mine') return { pupils: ownPupilsOf(school, user.userId).map(({ userId }) => userId) };
  return isAdministrator(user) ? 'all' : { classes: decidedClassesOf(school, user) };
}

function describe(school: School, user: PortalUser, request: LeaveRequest): SeenRequest {
  const { unitId: _, ...seen } = request;
  return {
    ...seen,
    mayDecide: request.state === 'asked' && mayDecide(school, user, request),
    mayWithdraw: mayWithdraw(user, request),
  };
}
