/** Who is asking: passwords, sessions, tokens, tries, the audit trail. */
export { type AuditLine, createAuditWriter, type WriteAudit } from './audit.ts';
export type { IdentityDeps } from './identity-deps.ts';
export { createIdentityRoutes } from './identity-routes.ts';
export { hashPassword } from './passwords.ts';
export { createPrincipalLoader } from './principal-loader.ts';
export { purgeExpired } from './purge-expired.ts';
export { createSessionsEnder } from './sessions.ts';
