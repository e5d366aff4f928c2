import type { ReactElement, ReactNode } from 'react';
import { RoomWords } from '../../core/language/index.ts';
import { catalogues } from './messages/zh-CN.json?all';

/** Gives the words of this room to what stands below. */
export function AccountSwitchWords({ children }: { children: ReactNode }): ReactElement {
  return <RoomWords catalogues={catalogues}>{children}</RoomWords>;
}
