import { createIntl } from 'react-intl';
import type { Language } from '#shared/contracts';
import { choose } from '#shared/language';
import failureEn from '../failure/messages/en.json';
import failureZhCN from '../failure/messages/zh-CN.json';
import en from '../messages/en.json';
import zhCN from '../messages/zh-CN.json';

const messages = { 'zh-CN': { ...zhCN, ...failureZhCN }, en: { ...en, ...failureEn } };

/** The real messages of the first form and of its failures, outside a page. */
export function buildTranslate(language: Language) {
  const intl = createIntl({ locale: language, messages: choose(messages, language) });
  return (id: keyof (typeof messages)['zh-CN'], values?: Record<string, string | number>): string =>
    intl.formatMessage({ id }, values);
}
