import type { ReactElement, ReactNode } from 'react';
import { RoomWords } from '../../language/index.ts';
import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';

/** Brings the words for what is on its way or did not come. */
export const QueryWords = ({ children }: { children: ReactNode }): ReactElement => (
  <RoomWords catalogues={{ 'zh-CN': zhCN, en }}>{children}</RoomWords>
);
