import type { ReactElement } from 'react';
import { useLanguage, useTranslations } from 'shell/session';
import { Button, HStack } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

/** All languages, each under its own name; the one in use is marked. */
export function LanguageSwitch(): ReactElement {
  const t = useTranslations<MessageId>();
  const { language, choices, switchLanguage } = useLanguage();
  return (
    <HStack role="group" aria-label={t('signin.language.label')} gap="1">
      {choices.map(({ tag, name, shortName = name }) => (
        <Button
          key={tag}
          lang={tag}
          size="sm"
          variant={tag === language ? 'subtle' : 'ghost'}
          aria-pressed={tag === language}
          onClick={() => void switchLanguage(tag)}
        >
          {shortName}
        </Button>
      ))}
    </HStack>
  );
}
