/** `appType` of the desktop's icons (specification 0§7). */
export const desktopApps = 1;
