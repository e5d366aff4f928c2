/** Names in the local storage of the browser. Those in capitals, `user` and the languages are those of C04. */
export const itemNames = {
  /** Who signed in last, as far as the next page needs it. */
  user: 'user',
  /** `logout` once the user has signed out: then nobody is signed in by herself. */
  loggedOut: 'IS_LOGOUTED',
  /** How often in a row a remembered browser has tried and failed. */
  attempts: 'AUTO_LOGIN_NUM',
  /** Code of the product that wrote these items. */
  product: 'productCode',
  /** Absent or `autoLogin`; anything else keeps a remembered browser from signing in by itself. */
  autoLogin: 'autoLoginSetting',
  /** `1` while this browser is remembered. */
  rememberFlag: 'rememberFlag',
  rememberUser: 'rememberUser',
  /** The client id of an app on a phone (D-12); worth nothing without the cookie of the same device. */
  clientId: 'userClientId',
  language: 'lange_',
} as const;

export type ItemName = (typeof itemNames)[keyof typeof itemNames];

/** Where the language of one user is kept. */
export function languageItemOf(userId: string): string {
  return `lang${userId}`;
}
