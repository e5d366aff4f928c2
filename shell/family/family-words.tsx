import type { ReactElement, ReactNode } from 'react';
import { RoomWords } from '../language/index.ts';
import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';

/** Gives the words of this room to what is inside. */
export const FamilyWords = ({ children }: { children: ReactNode }): ReactElement => (
  <RoomWords catalogues={{ 'zh-CN': zhCN, en }}>{children}</RoomWords>
);
