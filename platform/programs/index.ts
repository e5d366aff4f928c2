/** Clients that work without a user, for one unit at a time. */
export { createProgramDoor, type ProgramInput, type ProgramReply } from './http/answer-program.ts';
export { readBody } from './http/read-body.ts';
export type { Program } from './program.ts';
export { describeErrorInWords } from './program-errors.ts';
export { ProgramRefusal } from './program-refusal.ts';
export { bindPrograms } from './program-routes.ts';
export type { RequireProgramDeps } from './require-program.ts';
