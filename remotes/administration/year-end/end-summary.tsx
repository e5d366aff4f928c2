import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Card, Checkbox, Stack, Text } from 'shell/ui';
import { nameOf } from '../class/class-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { Preview } from './end-draft.ts';
import type { EndFormState } from './use-end-form.ts';

/** What the plan comes to, in numbers. */
export function EndSummary({ preview, form }: { preview: Preview; form: EndFormState }): ReactElement {
  const t = useTranslations<MessageId>();
  const { counts, newClasses } = preview;
  return (
    <Card>
      <Stack gap="2">
        <Text as="h2" fontWeight="600">
          {t('administration.yearEnd.summary')}
        </Text>
        <Text>{t('administration.yearEnd.going', counts)}</Text>
        <Text>{t('administration.yearEnd.leaving', counts)}</Text>
        {counts.exceptions > 0 ? <Text>{t('administration.yearEnd.exceptions', counts)}</Text> : null}
        {newClasses.length > 0 ? (
          <Checkbox
            checked={form.draft.hasNewClasses}
            onChange={(event) => form.change({ hasNewClasses: event.currentTarget.checked })}
          >
            {t('administration.yearEnd.newClasses', {
              names: newClasses.map(nameOf).join(t('administration.yearEnd.comma')),
            })}
          </Checkbox>
        ) : null}
      </Stack>
    </Card>
  );
}
