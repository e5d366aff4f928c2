import type { Localized } from '#shared/contracts';

/** A slip goes home to a family whose language nobody knows, so that it has both. */
export const slipWords = {
  steps: {
    'zh-CN': '扫码或打开网址，用家长账号登录，在“我的孩子”中选择“添加孩子”并输入此码。',
    en: 'Scan the picture or open the address, sign in as a parent, choose “Add a child” in “My children”, and enter this code.',
  },
  once: { 'zh-CN': '只能使用一次，有效期至', en: 'It counts once, until' },
  loginName: { 'zh-CN': '登录名', en: 'Login name' },
  signIn: {
    'zh-CN': '扫码或打开网址，用登录名和上面的初始密码登录，然后设置自己的密码。',
    en: 'Scan the picture or open the address, sign in with the login name and this first password, and choose your own.',
  },
} as const satisfies Record<string, Localized>;
