import { type Handler, ownPupilsOf, ServiceRefusal } from '@portal/shell/service';
import * as v from 'valibot';
import { createLeaveDesk, type LeaveDeskDeps } from './leave-desk.ts';
import { askPayload, calendarQuery, decidePayload, listQuery } from './payloads.ts';
import { decidedClassesOf, isAdministrator, isStaff } from './who-may.ts';

/** What pages of the app ask. */
export function createRoutes(deps: LeaveDeskDeps): Record<string, Handler> {
  const desk = createLeaveDesk(deps);
  return {
    'GET /options': async ({ user }) => {
      const school = await desk.open(user.unitId);
      return {
        pupils: ownPupilsOf(school, user.userId).flatMap(({ userId, name, classes: [inClass] }) =>
          inClass ? [{ userId, name, className: inClass.name }] : [],
        ),
        mayDecide: isAdministrator(user) || decidedClassesOf(school, user).length > 0,
      };
    },
    'GET /list': ({ user, query }) => {
      const { view, state } = parse(listQuery, Object.fromEntries(query));
      return desk.list(user, view, { state });
    },
    'GET /calendar': ({ user, query }) => {
      const days = parse(calendarQuery, Object.fromEntries(query));
      return desk.list(user, isStaff(user) ? 'decide' : 'mine', { state: 'approved', days });
    },
    'POST /ask': ({ user, body }) => desk.ask(user, parse(askPayload, body)),
    'POST /decide': ({ user, body }) => desk.decide(user, parse(decidePayload, body)),
  };
}

/** @throws ServiceRefusal */
function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success)
    throw new ServiceRefusal(400, '填写的内容有误|||Something that was entered is not right');
  return parsed.output;
}
