import type { ReactElement, ReactNode } from 'react';
import { RoomWords } from '../../language/index.ts';
import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';

/** Gives the words of the themes to what is inside. */
export const PanelWords = ({ children }: { children: ReactNode }): ReactElement => (
  <RoomWords catalogues={{ 'zh-CN': zhCN, en }}>{children}</RoomWords>
);
