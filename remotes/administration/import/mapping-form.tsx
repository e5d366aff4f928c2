import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormNotice, FormView, SaveButton, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Button, Card, Flex, Heading, Stack, Text } from 'shell/ui';
import { type ImportJob, importGet, importPreview, pickText } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { ColumnLines } from './column-lines.tsx';
import { draftOf, findProblems, mappingOf } from './mapping-draft.ts';
import { MappingOptions } from './mapping-options.tsx';

export interface MappingFormProps {
  job: ImportJob;
  unitId: string;
  onSent: () => void;
  /** Back to what was compared; left out before that. */
  onCancel?: () => void;
}

/** Which column holds what, and what else counts; then the file is compared with the unit. */
export function MappingForm({ job, unitId, onSent, onCancel }: MappingFormProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { jobId } = job;
  const form = useForm({
    saved: { draft: draftOf(job), revision: 0 },
    validate: findProblems,
    words: (text) => pickText(text, language),
    save: (draft) => {
      const { options, encoding } = draft;
      const more = encoding ? { encoding } : {};
      return request(
        importPreview,
        { unitId, jobId, mapping: mappingOf(draft), options, ...more },
        { silent: true },
      );
    },
    isChanged: () => true,
    guards: false,
    onSaved: (compared) => {
      queryClient.setQueryData([importGet.name, unitId, jobId], compared);
      onSent();
    },
  });
  return (
    <FormView form={form}>
      <FormNotice form={form} />
      <Card padding="4">
        {job.kind === 'roster' ? (
          <MappingText title="rosterTitle" text="rosterText" />
        ) : (
          <Stack gap="3">
            <MappingText title="columns" text="columnsText" />
            <ColumnLines
              job={job}
              fields={form.draft.fields}
              onChange={(fields) => form.change({ fields })}
            />
            <Text role="alert" fontSize="sm" color="fg.error">
              {form.problemAt('fields')}
            </Text>
          </Stack>
        )}
      </Card>
      <Card padding="4">
        <MappingOptions job={job} draft={form.draft} onChange={form.change} />
      </Card>
      <Flex gap="2" wrap="wrap">
        <SaveButton form={form} minHeight={{ base: '11', md: '10' }}>
          {t('administration.import.preview')}
        </SaveButton>
        {onCancel ? (
          <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onCancel}>
            {t('administration.import.back')}
          </Button>
        ) : null}
      </Flex>
    </FormView>
  );
}

interface MappingTextProps {
  title: 'columns' | 'rosterTitle';
  text: 'columnsText' | 'rosterText';
}

/** What is to be checked. A set of files has columns of fixed names. */
function MappingText({ title, text }: MappingTextProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <div>
      <Heading as="h2" size="sm">
        {t(`administration.import.${title}`)}
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        {t(`administration.import.${text}`)}
      </Text>
    </div>
  );
}
