import type { ReactElement } from 'react';
import { useLanguage, useTranslations } from 'shell/session';
import { Button, HStack } from 'shell/ui';
import type { MessageId } from '../state/message-id.ts';

const choices = [
  { language: 'zh-CN', name: 'signin.language.zhCN' },
  { language: 'en', name: 'signin.language.en' },
] as const satisfies readonly { language: string; name: MessageId }[];

/** Both languages, each under its own name; the one in use is marked. */
export const LanguageSwitch = (): ReactElement => {
  const t = useTranslations<MessageId>();
  const { language, switchLanguage } = useLanguage();
  return (
    <HStack role="group" aria-label={t('signin.language.label')} gap="1">
      {choices.map((choice) => (
        <Button
          key={choice.language}
          lang={choice.language}
          size="sm"
          variant={choice.language === language ? 'subtle' : 'ghost'}
          aria-pressed={choice.language === language}
          onClick={() => void switchLanguage(choice.language)}
        >
          {t(choice.name)}
        </Button>
      ))}
    </HStack>
  );
};
