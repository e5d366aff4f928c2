import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { request } from 'shell/apps';
import { Dialog, Switch, Textarea } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, Field, Input, notify, Stack } from 'shell/ui';
import { type NoticeClass, writeNotice } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';
import { ClassChoice } from './class-choice.tsx';
import { FileField } from './file-field.tsx';
import { findProblems, limits, type WriteDraft, type WriteProblem } from './write-draft.ts';

type Change = Partial<WriteDraft> | ((now: WriteDraft) => Partial<WriteDraft>);

interface WriteDialogProps {
  classes: readonly NoticeClass[];
  isOpen: boolean;
  draft: WriteDraft;
  onChange: (change: Change) => void;
  onSent: () => void;
  onClose: () => void;
}

const size = { minHeight: { base: '11', md: '10' } } as const;

/** The form of a notice. */
export function WriteDialog(props: WriteDialogProps): ReactElement {
  const { isOpen, draft, onClose } = props;
  const t = useTranslations<MessageId>();
  const [isChecked, setChecked] = useState(false);
  const writing = useWriting(props, () => setChecked(false));
  const send = (): void => {
    setChecked(true);
    if (findProblems(draft).size === 0) writing.mutate();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      title={t('notices.write.title')}
      footer={
        <>
          <Button {...size} variant="outline" onClick={onClose}>
            {t('notices.write.cancel')}
          </Button>
          <Button {...size} loading={writing.isPending} onClick={send}>
            {t('notices.write.send')}
          </Button>
        </>
      }
    >
      <Fields {...props} problems={isChecked ? findProblems(draft) : new Set()} />
    </Dialog>
  );
}

function Fields({
  classes,
  draft,
  onChange,
  problems,
}: WriteDialogProps & { problems: ReadonlySet<WriteProblem> }): ReactElement {
  const t = useTranslations<MessageId>();
  const problemAt = (field: WriteProblem) =>
    problems.has(field) ? t(`notices.problem.${field}`) : undefined;
  return (
    <Stack gap="4">
      <ClassChoice
        classes={classes}
        chosen={draft.classIds}
        problem={problemAt('classes')}
        onChange={(classIds) => onChange({ classIds })}
      />
      <Field label={t('notices.write.heading')} error={problemAt('title')} required>
        <Input
          value={draft.title}
          maxLength={limits.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field label={t('notices.write.text')} error={problemAt('text')} required>
        <Textarea
          value={draft.text}
          rows={4}
          maxLength={limits.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <FileField
        files={draft.files}
        onAdd={(file) => onChange((now) => ({ files: [...now.files, file].slice(0, limits.files) }))}
        onRemove={(fileId) =>
          onChange((now) => ({ files: now.files.filter((file) => file.fileId !== fileId) }))
        }
      />
      <Switch checked={draft.needsReceipt} onCheckedChange={(needsReceipt) => onChange({ needsReceipt })}>
        {t('notices.write.receipt')}
      </Switch>
    </Stack>
  );
}

function useWriting({ draft, onSent, onClose }: WriteDialogProps, onDone: () => void) {
  const t = useTranslations<MessageId>();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const { files, ...notice } = draft;
      return request(writeNotice, {
        ...notice,
        classIds: [...draft.classIds],
        fileIds: files.map(({ fileId }) => fileId),
      });
    },
    onSuccess: async () => {
      notify(t('notices.write.sent'), { tone: 'success' });
      onDone();
      onSent();
      onClose();
      await client.invalidateQueries({ queryKey: ['notice'] });
    },
  });
}
