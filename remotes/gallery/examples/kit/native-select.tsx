import type { ReactElement } from 'react';
import { NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Field } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** The browser’s own list. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Box maxWidth="20rem">
      <Field label={t('gallery.chart.category')}>
        <NativeSelect
          options={[1, 2, 3].map((number) => ({
            value: String(number),
            label: t('gallery.chart.grade', { number }),
          }))}
        />
      </Field>
    </Box>
  );
}
