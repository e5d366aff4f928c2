import type { ReactElement, ReactNode } from 'react';
import { RoomWords } from '../../core/language/index.ts';
import { catalogues } from './messages/zh-CN.json?all';

/** Gives the words of the start to what is inside; they come with the frame and cost the login page nothing. */
export function StartWords({ children }: { children: ReactNode }): ReactElement {
  return <RoomWords catalogues={catalogues}>{children}</RoomWords>;
}
