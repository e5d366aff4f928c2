import type { ReactElement } from 'react';
import { NativeSelect } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Field } from 'shell/ui';
import { parseLanguage } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

/** The language of the account, on all devices. */
export function MyLanguage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { language, choices, switchLanguage } = useLanguage();
  return (
    <Box maxWidth="xs">
      <Field label={t('account.language.label')}>
        <NativeSelect
          value={language}
          options={choices.map(({ tag, name }) => ({ value: tag, label: name }))}
          onChange={(event) => void switchLanguage(parseLanguage(event.currentTarget.value))}
        />
      </Field>
    </Box>
  );
}
