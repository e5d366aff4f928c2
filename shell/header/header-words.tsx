import type { ReactElement, ReactNode } from 'react';
import { RoomWords } from '../language/index.ts';
import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';

/** Gives the words of header and app menu to what is inside; they come with the frame and cost the login page nothing. */
export const HeaderWords = ({ children }: { children: ReactNode }): ReactElement => (
  <RoomWords catalogues={{ 'zh-CN': zhCN, en }}>{children}</RoomWords>
);
