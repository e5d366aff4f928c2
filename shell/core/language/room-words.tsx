import type { ReactElement, ReactNode } from 'react';
import type { CompiledMessages, Localized } from '#shared/contracts';
import { choose } from '#shared/language';
import { getLanguage } from './current-language.ts';
import { IntlExtension } from './intl-root.tsx';

export interface RoomWordsProps {
  /** The messages of the room, one catalogue for each language. */
  catalogues: Localized<CompiledMessages>;
  children: ReactNode;
}

/** Adds the messages of a room of the shell, in the language of the page. They travel with the code that needs them. */
export function RoomWords({ catalogues, children }: RoomWordsProps): ReactElement {
  return <IntlExtension messages={choose(catalogues, getLanguage())}>{children}</IntlExtension>;
}
