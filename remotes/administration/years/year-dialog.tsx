import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useId } from 'react';
import { FormDialog, FormField, FormNotice, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Checkbox, Input, notify, SimpleGrid, Text } from 'shell/ui';
import {
  type DraftOf,
  emptyDraftOf,
  type FieldText,
  findFieldProblems,
  mapFields,
  organisationYearSave,
  organisationYears,
  parseKeptDraft,
  pickText,
  type SchoolYear,
  schoolYearFields,
} from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

type YearDraft = DraftOf<typeof schoolYearFields>;

export interface YearDialogProps {
  unitId: string;
  /** Undefined creates a year. */
  year: SchoolYear | undefined;
  onClose: () => void;
}

/** Creates or changes a school year. */
export function YearDialog({ unitId, year, onClose }: YearDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const noteId = useId();
  const form = useForm({
    saved: { draft: year ? draftOf(year) : emptyDraftOf(schoolYearFields), revision: year?.revision ?? 0 },
    keep: {
      name: `administration:year:${year?.yearId ?? `new:${unitId}`}`,
      parse: (kept) => parseKeptDraft(schoolYearFields, kept),
    },
    validate,
    words: (text) => pickText(text, language),
    tidy,
    save: (draft, revision) => {
      const key = { unitId, yearId: year?.yearId ?? '', revision: Number(revision) };
      return request(organisationYearSave, { ...key, ...draft }, { silent: true });
    },
    onSaved: (saved) => {
      void queryClient.invalidateQueries({ queryKey: [organisationYears.name] });
      notify(t('administration.years.done', { name: saved.name }), { tone: 'success' });
      onClose();
    },
  });
  const labelOf = (name: keyof YearDraft): string => pickText(schoolYearFields[name].label, language);
  return (
    <FormDialog
      form={form}
      title={t(year ? 'administration.years.edit' : 'administration.years.create')}
      saveLabel={t(year ? 'administration.form.save' : 'administration.form.add')}
      onClose={onClose}
    >
      <FormNotice form={form} />
      <FormField
        form={form}
        name="name"
        label={labelOf('name')}
        help={t('administration.years.nameHelp')}
        required
      >
        <Input
          autoComplete="off"
          maxLength={32}
          value={form.draft.name}
          onChange={(event) => form.change({ name: event.currentTarget.value })}
        />
      </FormField>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {(['beginsOn', 'endsOn'] as const).map((name) => (
          <FormField key={name} form={form} name={name} label={labelOf(name)} required>
            <Input
              type="date"
              value={form.draft[name]}
              onChange={(event) => form.change({ [name]: event.currentTarget.value })}
            />
          </FormField>
        ))}
      </SimpleGrid>
      <Box>
        <Checkbox
          checked={form.draft.isCurrent}
          aria-describedby={noteId}
          onChange={(event) => form.change({ isCurrent: event.currentTarget.checked })}
        >
          {labelOf('isCurrent')}
        </Checkbox>
        <Text id={noteId} role="alert" fontSize="sm" color="fg.error">
          {form.problemAt('isCurrent')}
        </Text>
      </Box>
    </FormDialog>
  );
}

function draftOf(year: SchoolYear): YearDraft {
  return mapFields(schoolYearFields, (name) => year[name]);
}

function validate(draft: YearDraft): Partial<Record<keyof YearDraft, FieldText>> {
  return findFieldProblems(schoolYearFields, tidy(draft), draft);
}

function tidy(draft: YearDraft): YearDraft {
  return { ...draft, name: draft.name.trim() };
}
