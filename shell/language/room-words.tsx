import type { ReactElement, ReactNode } from 'react';
import type { CompiledMessages, Language } from '#shared/contracts';
import { getLanguage } from './current-language.ts';
import { IntlExtension } from './intl-root.tsx';

export interface RoomWordsProps {
  /** The messages of the room, one catalogue for each language. */
  catalogues: Readonly<Record<Language, CompiledMessages>>;
  children: ReactNode;
}

/** Adds the messages of a room of the shell, in the language of the page. They travel with the code that needs them. */
export const RoomWords = ({ catalogues, children }: RoomWordsProps): ReactElement => (
  <IntlExtension messages={catalogues[getLanguage()]}>{children}</IntlExtension>
);
