/** One archive of everything that a portal needs, and a portal out of it again. */
export { type BackupOptions, type BackupResult, backupPortal } from './backup-portal.ts';
export type { BackupStep, OnStep } from './backup-step.ts';
export { findServerVersion, requireTool } from './database/postgres-tools.ts';
export { type RestoreOptions, type RestoreResult, restorePortal } from './restore-portal.ts';
