import { type Language, type Localized, pick } from '#shared/contracts';

const texts = {
  portal: { 'zh-CN': '智慧校园门户', en: 'School Portal' },
  loading: { 'zh-CN': '正在加载…', en: 'Loading…' },
  slow: {
    'zh-CN': '页面还没有打开。请检查网络；如果一直如此，可能是脚本被拦截，请联系学校的技术人员。',
    en: 'The page has not opened yet. Please check your network. If nothing changes, its scripts may be blocked: tell the technician of your school.',
  },
  reload: { 'zh-CN': '重新加载', en: 'Reload' },
  apps: { 'zh-CN': '应用', en: 'Apps' },
  favourites: { 'zh-CN': '常用', en: 'Favourites' },
  signedOut: { 'zh-CN': '您已退出登录。', en: 'You are signed out.' },
  allChildren: { 'zh-CN': '查看全部孩子', en: 'All my children' },
  notFound: { 'zh-CN': '没有找到页面', en: 'Page not found' },
  formLabel: { 'zh-CN': '账号登录', en: 'Sign in with your account' },
  asks: { 'zh-CN': '登录后继续使用 {app}', en: 'Sign in to continue to {app}' },
  username: { 'zh-CN': '用户名', en: 'User name' },
  password: { 'zh-CN': '密码', en: 'Password' },
  remember: { 'zh-CN': '记住密码', en: 'Remember password' },
  shared: { 'zh-CN': '这是公用电脑', en: 'This is a shared computer' },
  forgotten: { 'zh-CN': '忘记密码', en: 'Forgot password' },
  signIn: { 'zh-CN': '登录', en: 'Sign in' },
  waitSeconds: {
    'zh-CN': '尝试次数过多，请在 {count} 秒后再试。',
    en: 'Too many attempts. Please try again in {count} s.',
  },
  waitMinutes: {
    'zh-CN': '尝试次数过多，请在 {count} 分钟后再试。',
    en: 'Too many attempts. Please try again in {count} min.',
  },
  forbidden: { 'zh-CN': '没有权限', en: 'No permission' },
} as const satisfies Record<string, Localized>;

/** Texts of the page before any script runs, in the language of the page. */
export function pageText(name: keyof typeof texts, language: Language): string {
  return pick(texts[name], language);
}

/** On the sign-in page, whose form needs no script. Stands in both languages, as no script will ever switch it. */
export const noScriptSignInTexts: Localized = {
  'zh-CN': '登录可以不用 JavaScript，但登录后的页面需要。请在浏览器设置中启用。',
  en: 'You can sign in without JavaScript, but the pages after that need it. Please enable it in your browser settings.',
};

/** The same for every other page. */
export const noScriptTexts: Localized = {
  'zh-CN': '本系统需要启用 JavaScript。请在浏览器设置中启用后刷新页面。',
  en: 'This portal needs JavaScript. Please enable it in your browser settings and reload the page.',
};
