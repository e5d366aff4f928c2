import type { CompiledMessages, RegistryEntry, RemoteApp } from '#shared/contracts';
import { getLanguage } from '../language/index.ts';
import { createSharedValue } from '../shared-value/index.ts';
import { forgetRemote, loadApp } from './federation.ts';
import { requireParsed } from './require-parsed.ts';
import { partTimeoutMs, withTimeout } from './with-timeout.ts';

/** How far a remote has come. */
export type RemoteState =
  | { status: 'idle' | 'loading' }
  | { status: 'ready'; app: RemoteApp; messages: CompiledMessages }
  | { status: 'failed'; error: Error };

const idle: RemoteState = { status: 'idle' };
const states = createSharedValue<Readonly<Record<string, RemoteState>>>({});
const loads = new Map<string, Promise<void>>();

export function getRemoteState(name: string): RemoteState {
  return states.get()[name] ?? idle;
}

export function isRemoteReady({ name }: RegistryEntry): boolean {
  return getRemoteState(name).status === 'ready';
}

/**
 * Brings a remote, or tries again one that failed. Resolves when it is ready or has failed and never rejects: ask
 * `getRemoteState` what became of it.
 */
export function prepareRemote(entry: RegistryEntry): Promise<void> {
  if (getRemoteState(entry.name).status === 'ready') return Promise.resolve();
  const running = loads.get(entry.name) ?? load(entry);
  loads.set(entry.name, running);
  return running;
}

export function useRemoteState(name: string): RemoteState {
  return states.use()[name] ?? idle;
}

async function load(entry: RegistryEntry): Promise<void> {
  const { name } = entry;
  const before = getRemoteState(name);
  if (before.status === 'failed') forgetRemote(entry);
  set(name, { status: 'loading' });
  try {
    const app = await loadApp(entry);
    const messages = await withTimeout(app.loadMessages(getLanguage()), partTimeoutMs, `${name} messages`);
    if (process.env.NODE_ENV === 'development') requireParsed(name, messages);
    set(name, { status: 'ready', app, messages });
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    // biome-ignore lint/suspicious/noConsole: in development only; users read the page, developers the console
    if (process.env.NODE_ENV === 'development') console.error(`remotes/${name} did not load`, error);
    set(name, { status: 'failed', error });
  } finally {
    loads.delete(name);
  }
}

function set(name: string, state: RemoteState): void {
  states.set({ ...states.get(), [name]: state });
}
