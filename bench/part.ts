/** `node bench/part.ts <name> <file> <options>`: one part of the bench as a program of its own. `run.ts` starts it. */
import { type PartArguments, runPartProgram } from './part-program.ts';
import { parts } from './parts.ts';

await runPartProgram(parts, process.argv.slice(2) as unknown as PartArguments);
