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

/** Family of the browser, such as `Chrome`; `Unknown` when the user agent says nothing. */
export function browserFamily(userAgent: string): string {
  return nameIn(browsers, userAgent) ?? 'Unknown';
}

/** What a user recognises a device by, such as `Chrome · Windows`. */
export function deviceLabel(userAgent: string): string {
  return [browserFamily(userAgent), nameIn(systems, userAgent)].filter(Boolean).join(' · ');
}

function nameIn(list: typeof browsers, userAgent: string): string | undefined {
  return list.find(([pattern]) => pattern.test(userAgent))?.[1];
}
