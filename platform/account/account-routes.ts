import { answer, answerPublic, fileReply, type Principal, type Route } from '#platform/http';
import {
  accountLanguage,
  auditExport,
  auditList,
  auditMine,
  isArea,
  passwordChange,
  passwordForgot,
  passwordReset,
  passwordRule,
  profileContactAsk,
  profileContactSave,
  profileMine,
  profilePicture,
  profilePictureSave,
  sessionEnd,
  sessionEndOfUser,
  sessionEndOthers,
  sessionList,
  sessionListOfUser,
} from '#shared/contracts';
import type { AccountDeps } from './account-deps.ts';
import { formatAuditCsv } from './audit-csv.ts';
import { type AuditScope, listAuditLines, readAuditPage } from './audit-log.ts';
import { askContact, saveContact } from './change-contact.ts';
import { changePassword } from './change-password.ts';
import { requestReset, resetForgotten } from './forgot-password.ts';
import { readProfile } from './profile.ts';
import { savePicture, showPicture } from './profile-picture.ts';
import {
  endOtherSessions,
  endSession,
  endSessionsOfUser,
  listSessions,
  listSessionsOfUser,
} from './session-list.ts';

const maxExport = 10_000;

/** Sessions, the audit trail, changing and resetting passwords. */
export function createAccountRoutes(deps: AccountDeps): Route[] {
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
    answer(auditList, ({ payload: { page, size, ...filter }, principal }) =>
      readAuditPage(db, ofUnit(principal), filter, { page, size }),
    ),
    answer(auditExport, async ({ payload, principal, request }) => {
      const { userId, loginName } = principal;
      const lines = await listAuditLines(db, ofUnit(principal), payload, { limit: maxExport, offset: 0 });
      await deps.writeAudit(db, { event: 'audit_exported', userId, loginName }, request);
      return fileReply({
        contentType: 'text/csv; charset=utf-8',
        downloadName: 'audit.csv',
        body: formatAuditCsv(lines),
      });
    }),
    answer(accountLanguage, async ({ payload: { language }, principal }) => {
      await db.updateTable('app_user').set({ language }).where('id', '=', principal.userId).execute();
      return null;
    }),
    answer(profileMine, ({ principal }) => readProfile(db, principal.userId)),
    answer(profilePicture, ({ payload }) => showPicture(deps, payload.pictureId)),
    answer(profilePictureSave, ({ payload, ...caller }) => savePicture(deps, payload.picture, caller)),
    answer(profileContactAsk, ({ payload, ...caller }) => askContact(deps, payload, caller)),
    answer(profileContactSave, ({ payload, ...caller }) => saveContact(deps, payload, caller)),
    answer(passwordChange, ({ payload, ...caller }) => changePassword(deps, payload, caller)),
    answerPublic(passwordRule, async () => ({ rule: deps.passwordRule })),
    answerPublic(passwordForgot, ({ payload, request }) => requestReset(deps, payload, request)),
    answerPublic(passwordReset, async ({ payload, request }) => {
      await resetForgotten(deps, payload, request);
      return null;
    }),
  ];
}

/** A name that nobody has belongs to no school: the bureau reads of it. */
function ofUnit({ unitId, unitType }: Principal): AuditScope {
  return {
    column: 'app_user.unit_id',
    value: unitId,
    withNobody: isArea({ unitType }),
  };
}
