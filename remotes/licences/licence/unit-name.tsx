import type { ReactElement } from 'react';
import { useLanguage } from 'shell/session';
import { Text } from 'shell/ui';
import { localName } from '#shared/names';

interface NamedUnit {
  unitName: string;
  unitEnName: string | null;
}

/** Name of a unit in the language of the page. */
export function UnitName({ unitName, unitEnName }: NamedUnit): ReactElement {
  const { language } = useLanguage();
  return (
    <Text as="span" overflowWrap="anywhere">
      {localName(language, unitName, unitEnName)}
    </Text>
  );
}
