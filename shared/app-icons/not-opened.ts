import type { Localized } from '#shared/contracts';

/** What stands at the tile of an app that cannot open; the page says it before any script, the shell says it after. */
export const notOpenedYet: Localized = { 'zh-CN': '未开通', en: 'Not opened yet' };
