import { createIntl } from 'react-intl';
import type { Language } from '#shared/contracts';
import en from '../messages/en.json';
import zhCN from '../messages/zh-CN.json';
import type { Say } from '../state/describe-failure.ts';

/** The real messages of this remote, outside a page. */
export const buildSay = (language: Language): Say => {
  const intl = createIntl({ locale: language, messages: language === 'en' ? en : zhCN });
  return (id, values) => intl.formatMessage({ id }, values);
};
