import type { ReactElement, ReactNode } from 'react';
import { RoomWords } from '../language/index.ts';
import english from './messages/en.json' with { type: 'json' };
import chinese from './messages/zh-CN.json' with { type: 'json' };

/** Gives the words of this room to what stands below. */
export const AccountSwitchWords = ({ children }: { children: ReactNode }): ReactElement => (
  <RoomWords catalogues={{ 'zh-CN': chinese, en: english }}>{children}</RoomWords>
);
