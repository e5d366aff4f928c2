import type { Localized } from '#shared/contracts';

/** What a client may ask for, and how the consent page says it. */
export const scopeTexts = {
  openid: { 'zh-CN': '确认您是谁（账号编号）', en: 'Know who you are (your account id)' },
  profile: {
    'zh-CN': '读取您的姓名、登录名、头像和用户类型',
    en: 'Read your name, login name, picture and kind of user',
  },
  unit: { 'zh-CN': '读取您所在的单位和您的角色', en: 'Read your school or bureau and your roles there' },
  offline_access: {
    'zh-CN': '在您不使用时保持连接，直到您收回授权',
    en: 'Stay connected while you are away, until you take the permission back',
  },
} as const satisfies Record<string, Localized>;

export type ScopeName = keyof typeof scopeTexts;

export const scopeNames: readonly string[] = Object.keys(scopeTexts);

export function isScopeName(name: string): name is ScopeName {
  return Object.hasOwn(scopeTexts, name);
}
