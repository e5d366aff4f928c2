import type { ReactElement } from 'react';
import { NativeSelect } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Field } from 'shell/ui';
import { type Language, languages, parseLanguage } from '#shared/contracts';
import type { MessageId } from '../state/message-id.ts';

/** Each under its own name, whatever the language of the page. */
const ownNames: Readonly<Record<Language, string>> = { 'zh-CN': '简体中文', en: 'English' };

/** The language of the account, on all devices. */
export const MyLanguage = (): ReactElement => {
  const t = useTranslations<MessageId>();
  const { language, switchLanguage } = useLanguage();
  return (
    <Box maxWidth="xs">
      <Field label={t('account.language.label')}>
        <NativeSelect
          value={language}
          options={languages.map((value) => ({ value, label: ownNames[value] }))}
          onChange={(event) => void switchLanguage(parseLanguage(event.currentTarget.value))}
        />
      </Field>
    </Box>
  );
};
