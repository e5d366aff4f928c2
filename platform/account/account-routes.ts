import { answer, answerPublic, fileReply, type Route } from '#platform/http';
import {
  auditExport,
  auditList,
  passwordChange,
  passwordForgot,
  passwordReset,
  sessionEnd,
  sessionEndOfUser,
  sessionEndOthers,
  sessionList,
} from '#shared/contracts';
import type { AccountDeps } from './account-deps.ts';
import { formatAuditCsv } from './audit-csv.ts';
import { countAuditLines, listAuditLines, requireAuditor } from './audit-log.ts';
import { changePassword } from './change-password.ts';
import { requestReset, resetForgotten } from './forgot-password.ts';
import { endOtherSessions, endSession, endSessionsOfUser, listSessions } from './session-list.ts';

const maxPageSize = 100;
const maxExport = 10_000;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Sessions, the audit trail, changing and resetting passwords. */
export const createAccountRoutes = (deps: AccountDeps): Route[] => {
  const { db } = deps.database;
  return [
    answer(sessionList, ({ principal }) => listSessions(deps, principal)),
    answer(sessionEnd, ({ payload, ...caller }) => endSession(deps, payload.sessionId, caller)),
    answer(sessionEndOthers, (caller) => endOtherSessions(deps, caller)),
    answer(sessionEndOfUser, ({ payload, ...caller }) => endSessionsOfUser(deps, payload.userId, caller)),
    answer(auditList, async ({ payload: { page: asked, size, ...filter }, principal }) => {
      requireAuditor(principal);
      const limit = within(size, 1, maxPageSize);
      const total = await countAuditLines(db, principal.unitId, filter);
      const pages = Math.max(1, Math.ceil(total / limit));
      const page = within(asked, 1, pages);
      const range = { limit, offset: (page - 1) * limit };
      return { list: await listAuditLines(db, principal.unitId, filter, range), total, pages, page };
    }),
    answer(auditExport, async ({ payload, principal, request }) => {
      requireAuditor(principal);
      const { userId, loginName, unitId } = principal;
      const lines = await listAuditLines(db, unitId, payload, { limit: maxExport, offset: 0 });
      await deps.writeAudit(db, { event: 'audit_exported', userId, loginName }, request);
      return fileReply({
        contentType: 'text/csv; charset=utf-8',
        downloadName: 'audit.csv',
        body: formatAuditCsv(lines),
      });
    }),
    answer(passwordChange, ({ payload, ...caller }) => changePassword(deps, payload, caller)),
    answerPublic(passwordForgot, ({ payload, request }) => requestReset(deps, payload, request)),
    answerPublic(passwordReset, async ({ payload, request }) => {
      await resetForgotten(deps, payload, request);
      return null;
    }),
  ];
};
