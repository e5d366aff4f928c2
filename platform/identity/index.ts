/** Who is asking: passwords, sessions, tokens, tries, the audit trail, and the gate of every way in. */
export { type Admit, createAdmission, type Proof } from './admission.ts';
export { createAttemptStore } from './attempt-store.ts';
export { type AuditLine, createAuditWriter, type WriteAudit } from './audit.ts';
export { createAttemptCounter } from './counted-attempt.ts';
export { browserFamily, deviceLabel } from './device-label.ts';
export type { DeviceMemory, IdentityDeps } from './identity-deps.ts';
export { createIdentityRoutes } from './identity-routes.ts';
export { type AdmitByPassword, createPasswordAdmission } from './password-admission.ts';
export { createPasswordProof } from './password-proof.ts';
export { hashPassword, prepareHashing } from './passwords.ts';
export { createPrincipalLoader } from './principal-loader.ts';
export { purgeExpired } from './purge-expired.ts';
export { isFresh, requireFresh } from './require-fresh.ts';
export { createSessionEnder } from './session-ender.ts';
export { createFamilyEnder, createSessionsEnder, isSessionLiving, startSession } from './sessions.ts';
export { createToken, deriveToken, hashToken } from './tokens.ts';
export { findCredentials, hasKeptPassword } from './user-store.ts';
