export { confirmLeaving, isDirty, setLeaveQuestion } from './unsaved.ts';
export { useUnsavedGuard } from './use-unsaved-guard.ts';
