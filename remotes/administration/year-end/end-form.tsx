import { type ReactElement, useState } from 'react';
import { FormNotice, FormView, SaveButton } from 'shell/app';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Card, EmptyState, Flex, Stack, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { ClassLines } from './class-lines.tsx';
import { findEndProblems, previewOf, withLine } from './end-draft.ts';
import { EndSummary } from './end-summary.tsx';
import { NextYearFields } from './next-year-fields.tsx';
import { PupilsDialog } from './pupils-dialog.tsx';
import { useEndForm } from './use-end-form.ts';
import type { Proposal } from './year-end-queries.ts';

/** What becomes of each class, and what that comes to. Nothing happens before the last question. */
export function EndForm({ unitId, proposal }: { unitId: string; proposal: Proposal }): ReactElement {
  const t = useTranslations<MessageId>();
  const [isAsking, setAsking] = useState(false);
  const [classId, setClassId] = useState<string>();
  const form = useEndForm(unitId, proposal);
  if (proposal.classes.length === 0) return <EmptyState title={t('administration.empty.title')} />;
  const preview = previewOf(form.draft, proposal);
  const isReady = !Object.values(findEndProblems(form.draft, proposal)).some(Boolean);
  // What is wrong is shown; what is right is asked about once more.
  const asking = { ...form, save: () => (isReady ? setAsking(true) : form.save()) };
  const problem = form.problemAt('classes');
  const shown = preview.classes.find(({ one }) => one.classId === classId);
  return (
    <FormView form={asking}>
      <Stack gap="4">
        <FormNotice form={form} />
        <NextYearFields form={form} />
        <Card padding="0">
          <ClassLines
            preview={preview}
            isChecked={form.refusals > 0}
            onChange={(line) => form.change(withLine(form.draft, proposal, line))}
            onPupils={setClassId}
          />
        </Card>
        <EndSummary preview={preview} form={form} />
        {problem && !isReady ? (
          <Text role="alert" color="fg.error">
            {problem}
          </Text>
        ) : null}
        <Flex justify="flex-end">
          <SaveButton form={form}>{t('administration.yearEnd.run')}</SaveButton>
        </Flex>
      </Stack>
      {shown ? (
        <PupilsDialog
          unitId={unitId}
          shown={shown}
          preview={preview}
          form={form}
          onClose={() => setClassId(undefined)}
        />
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={t('administration.yearEnd.runTitle', { year: form.draft.name.trim() })}
        confirmLabel={t('administration.yearEnd.run')}
        onConfirm={() => {
          setAsking(false);
          form.save();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('administration.yearEnd.runText', preview.counts)}
      </ConfirmDialog>
    </FormView>
  );
}
