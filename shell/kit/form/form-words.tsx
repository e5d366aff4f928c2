import type { ReactElement, ReactNode } from 'react';
import { RoomWords } from '../../core/language/index.ts';
import { catalogues } from './messages/zh-CN.json?all';

/** Brings the words that all forms have in common. */
export function FormWords({ children }: { children: ReactNode }): ReactElement {
  return <RoomWords catalogues={catalogues}>{children}</RoomWords>;
}
