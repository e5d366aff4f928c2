import type { ReactElement } from 'react';
import { FormField } from 'shell/app';
import { useLanguage, useTranslations } from 'shell/session';
import { Card, Input, SimpleGrid, Text } from 'shell/ui';
import { pickText, schoolYearFields } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import type { EndFormState } from './use-end-form.ts';

/** The year that begins; one that is there already is not changed here. */
export function NextYearFields({ form }: { form: EndFormState }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { yearId, name, beginsOn, endsOn } = form.draft;
  if (yearId)
    return <Text>{t('administration.yearEnd.knownYear', { year: name, from: beginsOn, to: endsOn })}</Text>;
  const labelOf = (field: 'name' | 'beginsOn' | 'endsOn'): string =>
    pickText(schoolYearFields[field].label, language);
  return (
    <Card>
      <Text as="h2" fontWeight="600" marginBottom="3">
        {t('administration.yearEnd.nextYear')}
      </Text>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        <FormField form={form} name="name" label={labelOf('name')} required>
          <Input
            autoComplete="off"
            maxLength={32}
            value={name}
            onChange={(event) => form.change({ name: event.currentTarget.value })}
          />
        </FormField>
        {(['beginsOn', 'endsOn'] as const).map((field) => (
          <FormField key={field} form={form} name={field} label={labelOf(field)} required>
            <Input
              type="date"
              value={form.draft[field]}
              onChange={(event) => form.change({ [field]: event.currentTarget.value })}
            />
          </FormField>
        ))}
      </SimpleGrid>
    </Card>
  );
}
