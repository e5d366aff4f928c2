import type { IconGroup, Language } from '#shared/contracts';
import { localName } from '#shared/names';

export const groupNameOf = ({ name, englishName }: IconGroup, language: Language): string =>
  localName(language, name, englishName);
