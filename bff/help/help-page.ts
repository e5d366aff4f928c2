import { escapeHtml, renderPlainPage } from '#bff/pages';
import type { Bilingual, Language } from '#shared/contracts';

interface Answer {
  question: Bilingual;
  answer: Bilingual;
}

const title: Bilingual = { 'zh-CN': '使用帮助', en: 'Help' };

const backToPortal: Bilingual = { 'zh-CN': '返回门户', en: 'Back to the portal' };

/** What visitors ask most. */
const answers: readonly Answer[] = [
  {
    question: { 'zh-CN': '忘记密码怎么办？', en: 'What if I have forgotten my password?' },
    answer: {
      'zh-CN': '在登录页点击“忘记密码”，或者请本校管理员为您重置。',
      en: 'Choose “Forgot password” on the sign-in page, or ask your school administrator to reset it.',
    },
  },
  {
    question: { 'zh-CN': '登录后看不到需要的应用？', en: 'An app is missing after signing in?' },
    answer: {
      'zh-CN': '应用由本校管理员开通。请告诉管理员应用的名称和您的用户名。',
      en: 'Your school administrator opens apps. Tell them the name of the app and your user name.',
    },
  },
  {
    question: { 'zh-CN': '提示“该模块已到期”？', en: 'A module has expired?' },
    answer: {
      'zh-CN': '本校的许可已到期。您的数据仍然保留，续期后即可继续使用。',
      en: 'The licence of your school has ended. Your data are kept; everything works again once it is renewed.',
    },
  },
  {
    question: { 'zh-CN': '可以使用哪些浏览器？', en: 'Which browsers can I use?' },
    answer: {
      'zh-CN': '近三年内的 Chrome、Edge、Firefox、Safari，以及微信和企业微信内置浏览器。',
      en: 'Chrome, Edge, Firefox and Safari of the last three years, and the browsers inside WeChat and WeCom.',
    },
  },
];

/** The page for portals without a help centre of their own. */
export const renderHelpPage = (language: Language, nonce: string): string => {
  const text = (of: Bilingual): string => escapeHtml(of[language]);
  const items = answers.map(({ question, answer }) => `<h2>${text(question)}</h2><p>${text(answer)}</p>`);
  const link = `<p><a href="/">${text(backToPortal)}</a></p>`;
  return renderPlainPage({
    language,
    title: title[language],
    nonce,
    body: `<h1>${text(title)}</h1>${items.join('')}${link}`,
  });
};
