import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RoomWords } from '../language/index.ts';
import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';

export type PaletteWord = keyof typeof zhCN;

/** Gives the words of this room to what stands below. */
export const PaletteWords = ({ children }: { children: ReactNode }): ReactElement => (
  <RoomWords catalogues={{ 'zh-CN': zhCN, en }}>{children}</RoomWords>
);

/** What is found in both languages, whatever that of the page: its name in the other one, and more words for it. */
export const searchWordsOf = (name: string): string[] =>
  [`palette.${name}.name`, `palette.${name}.words`].flatMap((id) =>
    [zhCN, en].flatMap((catalogue: Record<string, unknown>) => {
      const text = catalogue[id];
      return typeof text === 'string' ? text.split(' ') : [];
    }),
  );

/** The name of an action or a setting in the language of the page. */
export const useNames = (): ((name: string) => string) => {
  const { formatMessage } = useIntl();
  return (name) => formatMessage({ id: `palette.${name}.name` });
};
