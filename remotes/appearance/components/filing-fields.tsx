import { Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, Checkbox, Field, IconButton, Input, SimpleGrid, Stack } from 'shell/ui';
import {
  emptyFiling,
  type Filing,
  type LoginProblems,
  maxFilings,
  maxTextLength,
} from '../state/login-draft.ts';
import type { MessageId } from '../state/message-id.ts';

export interface FilingFieldsProps {
  filings: readonly Filing[];
  problems: LoginProblems;
  onChange: (filings: Filing[]) => void;
}

/** The filing entries of the footer: text, address, whether it is shown. */
export const FilingFields = ({ filings, problems, onChange }: FilingFieldsProps): ReactElement => {
  const t = useTranslations<MessageId>();
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
            <Field
              label={t('appearance.filing.content')}
              error={problems[`filing-${index}-content`] ? t('appearance.problem.missing') : undefined}
            >
              <Input
                value={filing.baContent}
                maxLength={maxTextLength}
                onChange={({ target }) => change(index, { baContent: target.value })}
              />
            </Field>
            <Field
              label={t('appearance.filing.link')}
              error={problems[`filing-${index}-link`] ? t('appearance.problem.address') : undefined}
            >
              <Input
                value={filing.baUrl}
                maxLength={maxTextLength}
                inputMode="url"
                onChange={({ target }) => change(index, { baUrl: target.value })}
              />
            </Field>
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
};
