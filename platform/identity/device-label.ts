const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/wxwork/i, 'WeCom'],
  [/micromessenger/i, 'WeChat'],
  [/electron/i, 'Desktop client'],
  [/edg(?:e|a|ios)?\//i, 'Edge'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|crios|chromium/i, 'Chrome'],
  [/safari/i, 'Safari'],
];
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/harmonyos|openharmony/i, 'HarmonyOS'],
  [/android/i, 'Android'],
  [/iphone|ipad|ipod/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/mac os x|macintosh/i, 'macOS'],
  [/cros/i, 'ChromeOS'],
  [/linux/i, 'Linux'],
];

const nameIn = (list: typeof browsers, userAgent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Family of the browser, such as `Chrome`; `Unknown` when the user agent tells nothing. */
export const browserFamily = (userAgent: string): string => nameIn(browsers, userAgent) ?? 'Unknown';

/** What a user recognises a device by, such as `Chrome · Windows`. */
export const deviceLabel = (userAgent: string): string =>
  [browserFamily(userAgent), nameIn(systems, userAgent)].filter(Boolean).join(' · ');
