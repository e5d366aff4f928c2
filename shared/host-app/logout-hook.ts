/** What a program around the portal may offer, as the global `PH`. */
interface HostApp {
  onLogout?: (() => void) | undefined;
}

const isHostApp = (value: unknown): value is HostApp => typeof value === 'object' && value !== null;

/** The hook by which a program around the portal takes over when nobody is signed in (X06). */
export const findLogoutHook = (): (() => void) | undefined => {
  const host: unknown = Reflect.get(globalThis, 'PH');
  if (!isHostApp(host) || typeof host.onLogout !== 'function') return undefined;
  return () => host.onLogout?.();
};
