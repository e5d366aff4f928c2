import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RoomWords } from '../../core/language/index.ts';
import type chinese from './messages/zh-CN.json';
import { catalogues } from './messages/zh-CN.json?all';

export type PaletteWord = keyof typeof chinese;

/** Gives the words of this room to what stands below. */
export function PaletteWords({ children }: { children: ReactNode }): ReactElement {
  return <RoomWords catalogues={catalogues}>{children}</RoomWords>;
}

/** What is found in both languages, whatever that of the page: its name in the other one, and more words for it. */
export function searchWordsOf(name: string): string[] {
  return [`palette.${name}.name`, `palette.${name}.words`].flatMap((id) =>
    Object.values(catalogues).flatMap((catalogue) => {
      const text = catalogue[id];
      return typeof text === 'string' ? text.split(' ') : [];
    }),
  );
}

/** The name of an action or a setting in the language of the page. */
export function useNames(): (name: string) => string {
  const { formatMessage } = useIntl();
  return (name) => formatMessage({ id: `palette.${name}.name` });
}
