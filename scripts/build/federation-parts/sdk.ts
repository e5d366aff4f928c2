/** The answers of `@module-federation/sdk` in a browser that loads modules, and the few tools that are left. */
export const isBrowserEnvValue = true;
export const TreeShakingStatus = { UNKNOWN: 1, CALCULATED: 2, NO_USE: 0 };
export const ENCODE_NAME_PREFIX = 'ENCODE_NAME_PREFIX';

export const createLink = refuse;
export const createScript = refuse;
export const decodeName = refuse;
export const generateSnapshotFromManifest = refuse;
export const getResourceUrl = refuse;
export const isManifestProvider = refuse;
export const loadScript = refuse;
export const loadScriptNode = refuse;

export function isReactNativeEnv(): boolean {
  return false;
}

/** The library would let a browser's storage put another federation in the place of this one. */
export function isDebugMode(): boolean {
  return false;
}

export function composeKeyWithSeparator(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(':');
}

export function safeToString(value: unknown): string {
  return JSON.stringify(value);
}

export function warn(text: string): void {
  console.warn(`[ Federation Runtime ]: ${text}`);
}

export function createLogger(name: string): Pick<Console, 'warn' | 'error'> {
  return {
    warn: (...texts) => console.warn(name, ...texts),
    error: (...texts) => console.error(name, ...texts),
  };
}

function refuse(): never {
  throw new Error('scripts and manifests are not in this build');
}
