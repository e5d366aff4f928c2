/** What the portal runs in: a browser, the desktop client, or the work edition of the messaging app. */
export type Container = 'browser' | 'desktop-client' | 'work-edition';

/** What the open app, or the address of the page, was told it runs in (`paltformModel`); `browser` says nothing. */
const findPlatformModel = (): string => globalThis.document?.documentElement.dataset.paltformModel ?? '';

/**
 * Finds what the portal runs in, by the words `electron` and `wxwork`: in the user agent, or in the `paltformModel` of a
 * client that does not name itself there (A01).
 */
export const findContainer = (
  mark = `${globalThis.navigator?.userAgent ?? ''} ${findPlatformModel()}`,
): Container => {
  if (/wxwork/i.test(mark)) return 'work-edition';
  return /electron/i.test(mark) ? 'desktop-client' : 'browser';
};

/** Whether the page offers to sign out: in the other two the program around it does (G07). */
export const canSignOut = (): boolean => findContainer() === 'browser';
