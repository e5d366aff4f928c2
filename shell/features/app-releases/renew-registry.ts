import * as v from 'valibot';
import { registryEntrySchema } from '#shared/contracts';
import { getAccessData } from '../../core/permissions/index.ts';
import { get } from '../../core/request/index.ts';
import { takeRegistry } from './release-state.ts';

/** Nobody waits for these: they fail quietly and keep no session alive. */
const quiet = { reply: 'bare', noIntercept: true, passive: true, silent: true, timeout: 10_000 } as const;

const registrySchema = v.object({
  /** Changes whenever the released apps do. */
  apps: v.optional(v.string(), ''),
  remotes: v.array(registryEntrySchema),
});
const revisionSchema = v.object({ data: v.object({ revision: v.string() }) });

let known: string | undefined;
let running: Promise<void> | undefined;
let isAskedAgain = false;

/** The revision of the released apps that this page knows; empty where there are none. */
function knownRevision(): string {
  known ??= getAccessData().apps ?? '';
  return known;
}

/** Asks for the registry where the server's revision is another one than that of this page. Never rejects. */
export async function renewRegistry(revision: string): Promise<void> {
  if (revision !== '' && revision !== knownRevision()) await renewRegistryNow();
}

/** Asks for the registry. What cannot be had stays as it was; never rejects. */
export function renewRegistryNow(): Promise<void> {
  // The answer on its way may be older than the change.
  isAskedAgain = running !== undefined;
  running ??= renewUntilQuiet().finally(() => {
    running = undefined;
  });
  return running;
}

/** The server's revision, for pages that no stream notifies; undefined where this portal has no released apps. */
export async function fetchRevision(): Promise<string | undefined> {
  if (knownRevision() === '') return undefined;
  const answer = await get('/bff/releases/revision', {}, quiet).catch(() => undefined);
  const parsed = v.safeParse(revisionSchema, answer);
  return parsed.success ? parsed.output.data.revision : undefined;
}

async function renewUntilQuiet(): Promise<void> {
  do {
    isAskedAgain = false;
    const answer = await get('/bff/remotes.json', {}, quiet).catch(() => undefined);
    const parsed = v.safeParse(registrySchema, answer);
    // Without a session the list has what everybody may open: that withdraws nothing.
    if (!parsed.success || parsed.output.remotes.every(({ audience }) => !audience.signedIn)) continue;
    known = parsed.output.apps;
    takeRegistry(parsed.output.remotes);
  } while (isAskedAgain);
}
