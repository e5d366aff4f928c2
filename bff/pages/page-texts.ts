import type { Bilingual, Language } from '#shared/contracts';

const texts = {
  portal: { 'zh-CN': '智慧校园门户', en: 'School Portal' },
  loading: { 'zh-CN': '正在加载…', en: 'Loading…' },
  slow: {
    'zh-CN': '页面加载较慢，请检查网络。',
    en: 'This is taking longer than usual. Please check your network.',
  },
  reload: { 'zh-CN': '重新加载', en: 'Reload' },
  notFound: { 'zh-CN': '没有找到页面', en: 'Page not found' },
  forbidden: { 'zh-CN': '没有权限', en: 'No permission' },
} as const satisfies Record<string, Bilingual>;

/** Texts of the page before any script runs, in the language of the page. */
export const pageText = (name: keyof typeof texts, language: Language): string => texts[name][language];

/** Stands in both languages, as no script will ever switch it. */
export const noScriptTexts: Bilingual = {
  'zh-CN': '本系统需要启用 JavaScript。请在浏览器设置中启用后刷新页面。',
  en: 'This portal needs JavaScript. Please enable it in your browser settings and reload the page.',
};
