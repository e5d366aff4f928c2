import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import {
  applicationConfigSchema,
  needsSchema,
  type RemoteManifest,
  remoteManifestSchema,
  remoteSlotsSchema,
} from '#shared/contracts';
import { checkClaims } from './check-claims.ts';

/** A mistake in the manifest of a remote; the message is one line that names remote, file and field. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
  constructor(remote: string, field: string, what: string, options?: ErrorOptions) {
    super(`remotes/${remote}/manifest.ts: ${field}: ${what}`, options);
  }
}

const configSchema = v.strictObject(v.partial(applicationConfigSchema).entries);
const audienceSchema = v.object({ needs: v.optional(needsSchema) });

/**
 * Reads the manifests of remotes and checks them, each by itself and against the others.
 * @param folder the folder of all remotes
 * @param version marks a later reading, because a module is loaded once under one address
 * @throws ManifestError
 */
export async function readManifests(
  folder: string,
  names: readonly string[],
  version = '',
): Promise<RemoteManifest[]> {
  const manifests = await Promise.all(names.map((name) => readManifest(folder, name, version)));
  const [claim] = checkClaims(manifests);
  if (claim) throw new ManifestError(claim.remote, claim.field, claim.what);
  return manifests;
}

async function readManifest(folder: string, name: string, version: string): Promise<RemoteManifest> {
  const { href } = pathToFileURL(path.join(folder, name, 'manifest.ts'));
  const module = await import(version ? `${href}?v=${version}` : href).catch((cause: unknown) => {
    throw new ManifestError(name, 'file', `cannot be read: ${firstLine(cause)}`, { cause });
  });
  const manifest = parse(remoteManifestSchema, module.manifest, name, 'manifest');
  if (manifest.name !== name) {
    throw new ManifestError(name, 'name', `"${manifest.name}" is not the name of its folder, "${name}"`);
  }
  parse(audienceSchema, manifest.audience, name, 'audience');
  parse(configSchema, manifest.config ?? {}, name, 'config');
  parse(remoteSlotsSchema, manifest.slots ?? {}, name, 'slots');
  return manifest;
}

function firstLine(problem: unknown): string {
  return String(problem instanceof Error ? problem.message : problem).split('\n')[0] ?? '';
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  remote: string,
  root: 'manifest' | 'audience' | 'config' | 'slots',
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const inside = v.getDotPath(issue);
  const field = inside === null ? root : root === 'manifest' ? inside : `${root}.${inside}`;
  throw new ManifestError(remote, field, firstLine(issue.message));
}
