/** What a program around the portal may offer, as the global `PH`. */
interface HostApp {
  onLogout?: (() => void) | undefined;
}

/** The hook by which a program around the portal takes over when nobody is signed in (X06). */
export function findLogoutHook(): (() => void) | undefined {
  const host: unknown = Reflect.get(globalThis, 'PH');
  if (!isHostApp(host) || typeof host.onLogout !== 'function') return undefined;
  return () => host.onLogout?.();
}

function isHostApp(value: unknown): value is HostApp {
  return typeof value === 'object' && value !== null;
}
