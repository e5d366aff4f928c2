import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormDialog, FormNotice, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Text } from 'shell/ui';
import { type ClassDetails, organisationClassSetTeachers, pickText } from '#shared/contracts';
import { nameOf } from '../class/class-name.ts';
import { classesKey } from '../class/class-queries.ts';
import type { MessageId } from '../messages/message-id.ts';
import { TeacherSearch } from './teacher-search.tsx';
import { findProblems, type TeachingDraft, withLine, withoutLine, withTeacher } from './teaching-draft.ts';
import { TeachingLines } from './teaching-lines.tsx';

export interface TeachersDialogProps {
  unitId: string;
  one: ClassDetails;
  onSaved: (saved: ClassDetails) => void;
  onClose: () => void;
}

/** Who teaches which subject in a class, and who is its head teacher. */
export function TeachersDialog({ unitId, one, onSaved, onClose }: TeachersDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { classId, revision } = one;
  const form = useForm({
    saved: { draft: { teaching: one.teaching } as TeachingDraft, revision },
    validate: findProblems,
    words: (text) => pickText(text, language),
    save: async ({ teaching }, startedFrom) => {
      const lines = teaching.map(({ userId, subject, isHead }) => ({
        userId,
        subject: subject.trim(),
        isHead,
      }));
      const payload = { unitId, classId, revision: Number(startedFrom), teaching: lines };
      try {
        return await request(organisationClassSetTeachers, payload, { silent: true });
      } finally {
        // After a conflict, too: the form offers what stands there by then.
        void queryClient.invalidateQueries({ queryKey: classesKey });
      }
    },
    onSaved,
  });
  const problem = form.problemAt('teaching');
  return (
    <FormDialog
      form={form}
      size="md"
      title={t('administration.teachers.title', { name: nameOf(one) })}
      saveLabel={t('administration.form.save')}
      onClose={onClose}
    >
      <FormNotice form={form} />
      <TeacherSearch unitId={unitId} onChoose={(teacher) => form.change(withTeacher(form.draft, teacher))} />
      <Box>
        {form.draft.teaching.length === 0 ? (
          <Text color="fg.muted">{t('administration.teachers.none')}</Text>
        ) : (
          <TeachingLines
            teaching={form.draft.teaching}
            onChange={(at, change) => form.change(withLine(form.draft, at, change))}
            onRemove={(at) => form.change(withoutLine(form.draft, at))}
          />
        )}
        {problem ? (
          <Text role="alert" color="fg.error" fontSize="sm" marginTop="2">
            {problem}
          </Text>
        ) : null}
      </Box>
    </FormDialog>
  );
}
