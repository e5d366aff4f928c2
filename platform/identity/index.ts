/** Who is asking: passwords, sessions, tokens, tries, the audit trail, and the gate of every way in. */
export { type ActionLimit, type ActionLimits, createActionLimits } from './action-limits.ts';
export { type Admit, createAdmission, type Proof } from './admission.ts';
export { type AttemptDatabase, createAttemptStore } from './attempt-store.ts';
export { type AuditLine, createAuditWriter, signInCounts, type WriteAudit } from './audit.ts';
export { createAttemptCounter } from './counted-attempt.ts';
export { browserFamily, deviceLabel } from './device-label.ts';
export type { DeviceMemory, IdentityDeps } from './identity-deps.ts';
export { createIdentityRoutes } from './identity-routes.ts';
export { createKnownDevices, type KnownDevices } from './known-devices.ts';
export { lifetimes } from './lifetimes.ts';
export { findTakenSteps, hasTakenStep, type SecondStepMethod, secondStepMethods } from './missing-step.ts';
export { networkOf } from './network-of.ts';
export { type AdmitByPassword, createPasswordAdmission } from './password-admission.ts';
export type { KeptResult, PasswordKeeper } from './password-keeper.ts';
export { createPasswordProof } from './password-proof.ts';
export { hashingState, hashPassword, prepareHashing } from './passwords.ts';
export { createPrincipalLoader } from './principal-loader.ts';
export { purgeExpired } from './purge-expired.ts';
export { isFresh } from './require-fresh.ts';
export { requireSettled } from './require-settled.ts';
export { createSessionEnder } from './session-ender.ts';
export {
  createFamilyEnder,
  createSessionsEnder,
  endSessionOf,
  isSessionLiving,
  startSession,
} from './sessions.ts';
export { exceptedCalls, requireProofFor } from './step-up.ts';
export { createToken, deriveToken, hashToken } from './tokens.ts';
export { describeWait } from './too-many.ts';
export { findCredentials, hasKeptPassword, isKeptElsewhere } from './user-store.ts';
export { createWorkQueue } from './work-queue.ts';
