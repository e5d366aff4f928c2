import type { ReactElement, ReactNode } from 'react';
import { RoomWords } from '../../core/language/index.ts';
import { catalogues } from './messages/zh-CN.json?all';

/** Gives the words of header and app menu to what is inside; they come with the frame and cost the login page nothing. */
export function HeaderWords({ children }: { children: ReactNode }): ReactElement {
  return <RoomWords catalogues={catalogues}>{children}</RoomWords>;
}
