import type { ReactElement, ReactNode } from 'react';
import { RoomWords } from '../../../core/language/index.ts';
import { catalogues } from './messages/zh-CN.json?all';

/** Gives the words of the themes to what is inside. */
export function PanelWords({ children }: { children: ReactNode }): ReactElement {
  return <RoomWords catalogues={catalogues}>{children}</RoomWords>;
}
