import type { ReactElement } from 'react';
import { useLanguage, useTranslations } from 'shell/session';
import { PageHeading } from 'shell/ui';
import { nameIn } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { useDayPart } from './use-day-part.ts';

/** Greets the user by the time of day. */
export function Greeting({ name }: { name: string }): ReactElement {
  const t = useTranslations<MessageId>();
  const part = useDayPart();
  const { language } = useLanguage();
  return (
    <PageHeading
      // On phones two lines of it are as high as the buttons beside it, so that nothing below moves.
      flex={{ base: '1 1 0', md: '0 1 auto' }}
      minWidth="0"
      size={{ base: 'lg', md: '2xl' }}
      lineHeight={{ base: '1.2', md: '2rem' }}
      overflowWrap="anywhere"
    >
      {t(`desktop.greeting.${part}`, { name: nameIn(name, language) })}
    </PageHeading>
  );
}
