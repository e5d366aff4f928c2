import type { ReactElement, ReactNode } from 'react';
import { getLanguage, IntlExtension } from '../../language/index.ts';
import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';

/** Brings the words for what is on its way or did not come. */
export const QueryWords = ({ children }: { children: ReactNode }): ReactElement => (
  <IntlExtension messages={getLanguage() === 'en' ? en : zhCN}>{children}</IntlExtension>
);
