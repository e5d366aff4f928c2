import type { ReactElement, ReactNode } from 'react';
import { RoomWords } from '../../core/language/index.ts';
import { catalogues } from './messages/zh-CN.json?all';

/** Brings the words for what is on its way or did not come. */
export function QueryWords({ children }: { children: ReactNode }): ReactElement {
  return <RoomWords catalogues={catalogues}>{children}</RoomWords>;
}
