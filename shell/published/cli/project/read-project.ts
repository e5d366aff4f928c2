import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { CommandFailure } from '../command-failure.ts';

/** The project of an app, as far as the command line reads it itself. */
export interface Project {
  readonly folder: string;
  readonly code: string;
  readonly name: string;
  readonly version: string;
  /** Where the package of the shell came from, when that is a portal. */
  readonly portal: string | undefined;
}

export const declarationFile = 'portal.config.json';

const declaration = v.looseObject({ code: v.string(), name: v.string(), version: v.string() });
const packageFile = v.looseObject({
  devDependencies: v.optional(v.record(v.string(), v.string()), {}),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});
export const packageAddress = '/bff/portal-shell.tgz';

/** @throws CommandFailure when the folder is no project of an app */
export async function readProject(folder: string): Promise<Project> {
  const { code, name, version } = await readJson(declaration, path.join(folder, declarationFile));
  const { dependencies, devDependencies } = await readJson(packageFile, path.join(folder, 'package.json'));
  const shell = { ...dependencies, ...devDependencies }['@portal/shell'];
  return {
    folder,
    code,
    name,
    version,
    portal: shell?.endsWith(packageAddress) ? shell.slice(0, -packageAddress.length) : undefined,
  };
}

async function readJson<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
): Promise<v.InferOutput<Schema>> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new CommandFailure(
      `${path.dirname(file)} is no project of an app: it has no ${path.basename(file)}.`,
      {
        advice: 'Change to the folder of the app, or make one with "npx portal create <code>".',
        cause,
      },
    );
  });
  const parsed = v.safeParse(schema, parseJson(text, file));
  if (parsed.success) return parsed.output;
  const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ');
  throw new CommandFailure(`${path.basename(file)} lacks ${fields}, or has it wrong.`, {
    advice: `Mend ${file}.`,
    reason: 'unfit',
  });
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CommandFailure(`${path.basename(file)} is no JSON: ${why}`, {
      advice: `Mend ${file}.`,
      reason: 'unfit',
      cause,
    });
  }
}
