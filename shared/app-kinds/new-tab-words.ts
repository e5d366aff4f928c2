import type { Localized } from '#shared/contracts';

/** What stands behind the name of an app outside the portal, for who does not see its mark. */
export const opensInNewTab: Localized = {
  'zh-CN': '外部应用，在新标签页打开',
  en: 'Outside app, opens in a new tab',
};
