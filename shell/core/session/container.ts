/** What the portal runs in: a browser, the desktop client, or the work edition of the messaging app. */
export type Container = 'browser' | 'desktop-client' | 'work-edition';

/**
 * Finds what the portal runs in, by the words `electron` and `wxwork`: in the user agent, or in the `paltformModel` of a
 * client that does not name itself there (A01).
 */
export function findContainer(
  mark = `${globalThis.navigator?.userAgent ?? ''} ${findPlatformModel()}`,
): Container {
  if (/wxwork/i.test(mark)) return 'work-edition';
  return /electron/i.test(mark) ? 'desktop-client' : 'browser';
}

/** Whether the page offers to sign out: in the other two the program around it does (G07). */
export function canSignOut(): boolean {
  return findContainer() === 'browser';
}

/**
 * The `paltformModel` of the open app or of the page address, which names the program around it.
 * `browser` says nothing.
 */
function findPlatformModel(): string {
  return globalThis.document?.documentElement.dataset.paltformModel ?? '';
}
