/** Clients that work without a user, for one unit. */
export { createProgramDoor, type ProgramInput, type ProgramReply } from './http/answer-program.ts';
export type { Program } from './program.ts';
export { describeProgramError } from './program-errors.ts';
export { ProgramRefusal } from './program-refusal.ts';
export { bindPrograms } from './program-routes.ts';
export type { RequireProgramDeps } from './require-program.ts';
