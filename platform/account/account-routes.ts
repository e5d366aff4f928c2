import { answer, answerPublic, fileReply, type Principal, type Route } from '#platform/http';
import { requireFresh } from '#platform/identity';
import {
  auditExport,
  auditList,
  auditMine,
  passwordChange,
  passwordForgot,
  passwordReset,
  passwordRule,
  sessionEnd,
  sessionEndOfUser,
  sessionEndOthers,
  sessionList,
  sessionListOfUser,
} from '#shared/contracts';
import type { AccountDeps } from './account-deps.ts';
import { formatAuditCsv } from './audit-csv.ts';
import { type AuditScope, listAuditLines, readAuditPage, requireAuditor } from './audit-log.ts';
import { changePassword } from './change-password.ts';
import { requestReset, resetForgotten } from './forgot-password.ts';
import {
  endOtherSessions,
  endSession,
  endSessionsOfUser,
  listSessions,
  listSessionsOfUser,
} from './session-list.ts';

const maxExport = 10_000;

const ofUnit = ({ unitId }: Principal): AuditScope => ({ column: 'app_user.unit_id', value: unitId });

/** Sessions, the audit trail, changing and resetting passwords. */
export const createAccountRoutes = (deps: AccountDeps): Route[] => {
  const { db } = deps.database;
  return [
    answer(sessionList, ({ principal }) => listSessions(deps, principal)),
    answer(sessionEnd, ({ payload, ...caller }) => endSession(deps, payload.sessionId, caller)),
    answer(sessionEndOthers, (caller) => endOtherSessions(deps, caller)),
    answer(sessionListOfUser, ({ payload, principal }) =>
      listSessionsOfUser(deps, payload.userId, principal),
    ),
    answer(sessionEndOfUser, ({ payload, ...caller }) => endSessionsOfUser(deps, payload.userId, caller)),
    answer(auditMine, ({ payload, principal }) =>
      readAuditPage(db, { column: 'auth_audit.user_id', value: principal.userId }, {}, payload),
    ),
    answer(auditList, async ({ payload: { page, size, ...filter }, principal }) => {
      requireAuditor(principal);
      return readAuditPage(db, ofUnit(principal), filter, { page, size });
    }),
    answer(auditExport, async ({ payload, principal, request }) => {
      requireAuditor(principal);
      // A copy of the whole trail is not for whoever finds the computer as it was left.
      requireFresh(principal);
      const { userId, loginName } = principal;
      const lines = await listAuditLines(db, ofUnit(principal), payload, { limit: maxExport, offset: 0 });
      await deps.writeAudit(db, { event: 'audit_exported', userId, loginName }, request);
      return fileReply({
        contentType: 'text/csv; charset=utf-8',
        downloadName: 'audit.csv',
        body: formatAuditCsv(lines),
      });
    }),
    answer(passwordChange, ({ payload, ...caller }) => changePassword(deps, payload, caller)),
    answerPublic(passwordRule, async () => ({ rule: deps.passwordRule })),
    answerPublic(passwordForgot, ({ payload, request }) => requestReset(deps, payload, request)),
    answerPublic(passwordReset, async ({ payload, request }) => {
      await resetForgotten(deps, payload, request);
      return null;
    }),
  ];
};
