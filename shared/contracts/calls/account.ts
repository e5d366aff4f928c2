import * as v from 'valibot';
import { languageSchema } from '#shared/language';
import { auditKindNames } from '../audit-kinds.ts';
import { defineCall } from '../call.ts';
import { passwordRules } from '../password-rules.ts';
import { idSchema, nothing, numberFromText } from '../text-values.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));
const loginName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128));
const ended = v.object({ ended: v.number() });

export const openSessionSchema = v.object({
  sessionId: idSchema,
  /** Such as `Chrome · Windows`. */
  deviceLabel: v.string(),
  /** Address at sign-in. */
  ip: v.string(),
  createdAt: v.string(),
  /** To within ten minutes. */
  lastUsedAt: v.string(),
  expiresAt: v.string(),
  /** How it was opened: `pwd`, `remember`, `social`, `ticket`, `qr` … */
  amr: v.array(v.string()),
  /** The one that asks. */
  isCurrent: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof openSessionSchema>;

export const sessionList = defineCall({
  name: 'uaa.session.list',
  method: 'GET',
  path: '/api/uaa/session/list',
  effect: 'read',
  needs: 'own',
  payload: nothing,
  answer: v.array(openSessionSchema),
  summary: 'The living sessions of the caller.',
  source: 'portal',
});

export const sessionEnd = defineCall({
  name: 'uaa.session.end',
  method: 'POST',
  path: '/api/uaa/session/end',
  effect: 'change',
  needs: 'own',
  payload: v.object({ sessionId: idSchema }),
  answer: ended,
  summary: 'Ends a session of the caller and forgets its device.',
  source: 'portal',
});

export const sessionEndOthers = defineCall({
  name: 'uaa.session.end_others',
  method: 'POST',
  path: '/api/uaa/session/end_others',
  effect: 'change',
  needs: 'own',
  encoding: 'none',
  payload: nothing,
  answer: ended,
  summary: 'Ends every other session of the caller and forgets the other devices.',
  source: 'portal',
});

export const sessionListOfUser = defineCall({
  name: 'uaa.session.list_of_user',
  method: 'GET',
  path: '/api/uaa/session/list_of_user',
  effect: 'read',
  needs: 'admin:sessions',
  payload: v.object({ userId: idSchema }),
  answer: v.array(openSessionSchema),
  summary: 'The living sessions of a user of the own unit.',
  source: 'portal',
});

export const sessionEndOfUser = defineCall({
  name: 'uaa.session.end_of_user',
  method: 'POST',
  path: '/api/uaa/session/end_of_user',
  effect: 'change',
  needs: 'admin:sessions',
  payload: v.object({ userId: idSchema }),
  answer: ended,
  summary: 'Ends every session of a user of the own unit.',
  source: 'portal',
});

const auditFilter = {
  event: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
  kind: v.optional(v.picklist(auditKindNames)),
  /** Whom it happened to, or who did it. */
  userId: v.optional(idSchema),
  /** ISO 8601; `to` is left out of the period. */
  from: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  to: v.optional(v.pipe(v.string(), v.isoTimestamp())),
};

export const auditLineSchema = v.object({
  id: idSchema,
  at: v.string(),
  event: v.string(),
  userId: v.nullable(idSchema),
  loginName: v.nullable(v.string()),
  realName: v.nullable(v.string()),
  /** Who did it, when that is somebody else. */
  actorId: v.nullable(idSchema),
  actorName: v.nullable(v.string()),
  ip: v.nullable(v.string()),
  deviceLabel: v.string(),
  detail: v.nullable(v.string()),
});
export type AuditLogLine = v.InferOutput<typeof auditLineSchema>;

const paging = {
  /** Pages count from 1. */
  page: v.optional(numberFromText, 1),
  size: v.optional(numberFromText, 30),
};
const auditPage = v.object({
  list: v.array(auditLineSchema),
  total: v.number(),
  pages: v.number(),
  page: v.number(),
});

export const auditMine = defineCall({
  name: 'uaa.audit.mine',
  method: 'GET',
  path: '/api/uaa/audit/mine',
  effect: 'read',
  needs: 'own',
  payload: v.object(paging),
  answer: auditPage,
  summary: "What the audit trail tells about the caller's own account, newest first.",
  source: 'portal',
});

export const auditList = defineCall({
  name: 'uaa.audit.list',
  method: 'GET',
  path: '/api/uaa/audit/list',
  effect: 'read',
  needs: 'admin:audit',
  payload: v.object({
    ...auditFilter,
    ...paging,
  }),
  answer: auditPage,
  summary: 'The audit trail of the own unit, newest first.',
  source: 'portal',
});

export const auditExport = defineCall({
  name: 'uaa.audit.export',
  method: 'GET',
  path: '/api/uaa/audit/export',
  effect: 'read',
  needs: 'admin:audit',
  payload: v.object(auditFilter),
  answer: v.unknown(),
  reply: 'file',
  summary: 'The same as a CSV file, up to 10,000 lines.',
  source: 'portal',
});

export const accountLanguage = defineCall({
  name: 'uaa.account.language',
  method: 'POST',
  path: '/api/uaa/account/language',
  effect: 'change',
  needs: 'own',
  payload: v.object({ language: languageSchema }),
  answer: v.null(),
  summary: "Sets the caller's own language, for all devices.",
  source: 'portal',
});

export const passwordChange = defineCall({
  name: 'uaa.password.change',
  method: 'POST',
  path: '/api/uaa/oauth/password/change',
  effect: 'change',
  needs: 'own',
  payload: v.object({ oldPassword: password, password }),
  answer: v.unknown(),
  intercepted: false,
  summary: 'Changes the own password; every other session ends, and this one goes on under new tokens.',
  source: 'portal',
});

export const passwordRule = defineCall({
  name: 'uaa.password.rule',
  method: 'GET',
  path: '/api/uaa/oauth/password/rule',
  effect: 'read',
  payload: nothing,
  answer: v.object({ rule: v.picklist(passwordRules) }),
  intercepted: false,
  summary: 'How strong a new password must be: one of the two rules of the specification.',
  source: 'B21',
  audience: 'public',
});

export const passwordForgot = defineCall({
  name: 'uaa.password.forgot',
  method: 'POST',
  path: '/api/uaa/oauth/password/forgot',
  effect: 'change',
  payload: v.object({
    username: loginName,
    /** The phone number or e-mail address of the account; the code goes there. */
    contact: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128)),
  }),
  answer: v.object({ expiresIn: v.number() }),
  intercepted: false,
  summary:
    'Sends a code of six digits, good for ten minutes; answers the same when there is no such account.',
  source: 'portal',
  audience: 'public',
});

export const passwordReset = defineCall({
  name: 'uaa.password.reset',
  method: 'POST',
  path: '/api/uaa/oauth/password/reset',
  effect: 'change',
  payload: v.object({
    username: loginName,
    code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(16)),
    password,
  }),
  answer: v.unknown(),
  intercepted: false,
  summary: 'Sets a new password by the code that was sent; every session ends.',
  source: 'portal',
  audience: 'public',
});
