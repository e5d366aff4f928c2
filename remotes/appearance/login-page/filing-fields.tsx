import { Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { FormField } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, Button, Checkbox, IconButton, Input, SimpleGrid, Stack } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { emptyFiling, type Filing, maxFilings, maxTextLength } from './login-draft.ts';
import type { LoginForm } from './use-login-form.ts';

/** The filing entries of the footer: text, address, whether it is shown. */
export function FilingFields({ form }: { form: LoginForm }): ReactElement {
  const t = useTranslations<MessageId>();
  const { filings } = form.draft;
  const onChange = (next: Filing[]): void => form.change({ filings: next });
  const change = (index: number, fields: Partial<Filing>): void =>
    onChange(filings.map((filing, at) => (at === index ? { ...filing, ...fields } : filing)));
  return (
    <Stack gap="4">
      {filings.map((filing, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity, and their fields are controlled
          key={index}
          as="section"
          aria-label={t('appearance.filing.label', { number: index + 1 })}
          padding="4"
          borderRadius="control"
          borderWidth="1px"
          borderColor="border.muted"
        >
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
            <FormField form={form} name={`filings.${index}.baContent`} label={t('appearance.filing.content')}>
              <Input
                value={filing.baContent}
                maxLength={maxTextLength}
                onChange={({ target }) => change(index, { baContent: target.value })}
              />
            </FormField>
            <FormField form={form} name={`filings.${index}.baUrl`} label={t('appearance.filing.link')}>
              <Input
                value={filing.baUrl}
                maxLength={maxTextLength}
                inputMode="url"
                onChange={({ target }) => change(index, { baUrl: target.value })}
              />
            </FormField>
          </SimpleGrid>
          <Stack direction="row" justify="space-between" align="center" marginTop="2">
            <Checkbox
              checked={filing.showBaMsg}
              onChange={({ target }) => change(index, { showBaMsg: target.checked })}
            >
              {t('appearance.filing.show')}
            </Checkbox>
            <IconButton
              variant="ghost"
              aria-label={t('appearance.filing.remove', { number: index + 1 })}
              onClick={() => onChange(filings.filter((_, at) => at !== index))}
            >
              <Trash2 size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </Stack>
        </Box>
      ))}
      {filings.length < maxFilings ? (
        <Box>
          <Button
            variant="outline"
            size="sm"
            minHeight={{ base: '11', md: '9' }}
            onClick={() => onChange([...filings, emptyFiling])}
          >
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            {t('appearance.filing.add')}
          </Button>
        </Box>
      ) : null}
    </Stack>
  );
}
