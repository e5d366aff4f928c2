import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { request } from 'shell/apps';
import { Dialog, NativeSelect, Textarea } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, Field, Input, notify, SimpleGrid, Stack } from 'shell/ui';
import { askForLeave, kinds } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';
import { type AskDraft, findProblems } from './ask-draft.ts';

export interface Pupil {
  userId: string;
  name: string;
  className: string;
}

interface AskDialogProps {
  pupils: readonly Pupil[];
  isOpen: boolean;
  draft: AskDraft;
  onChange: (change: Partial<AskDraft>) => void;
  onSent: () => void;
  onClose: () => void;
}

const size = { minHeight: { base: '11', md: '10' } } as const;

/** The form of a request. */
export function AskDialog({
  pupils,
  isOpen,
  draft,
  onChange,
  onSent,
  onClose,
}: AskDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const client = useQueryClient();
  const [isChecked, setChecked] = useState(false);
  const problems = isChecked ? findProblems(draft) : {};
  const problemAt = (field: keyof AskDraft): string | undefined =>
    problems[field] && t(`leave.problem.${problems[field]}`);
  const asking = useMutation({
    mutationFn: () => request(askForLeave, { ...draft, toDay: draft.toDay || draft.fromDay }),
    onSuccess: async () => {
      notify(t('leave.ask.sent'), { tone: 'success' });
      setChecked(false);
      onSent();
      onClose();
      await client.invalidateQueries({ queryKey: ['leave'] });
    },
  });
  const send = (): void => {
    setChecked(true);
    if (Object.keys(findProblems(draft)).length === 0) asking.mutate();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('leave.ask.title')}
      footer={
        <>
          <Button {...size} variant="outline" onClick={onClose}>
            {t('leave.ask.cancel')}
          </Button>
          <Button {...size} loading={asking.isPending} onClick={send}>
            {t('leave.ask.send')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {pupils.length > 1 ? (
          <Field label={t('leave.ask.pupil')}>
            <NativeSelect
              value={draft.pupilId}
              options={pupils.map(({ userId, name, className }) => ({
                value: userId,
                label: `${name} ${className}`,
              }))}
              onChange={({ target }) => onChange({ pupilId: target.value })}
            />
          </Field>
        ) : null}
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <Field label={t('leave.ask.from')} error={problemAt('fromDay')} required>
            <Input
              type="date"
              value={draft.fromDay}
              onChange={({ target }) => onChange({ fromDay: target.value })}
            />
          </Field>
          <Field label={t('leave.ask.to')} error={problemAt('toDay')}>
            <Input
              type="date"
              value={draft.toDay}
              min={draft.fromDay || undefined}
              onChange={({ target }) => onChange({ toDay: target.value })}
            />
          </Field>
        </SimpleGrid>
        <Field label={t('leave.ask.kind')}>
          <NativeSelect
            value={draft.kind}
            options={kinds.map((kind) => ({ value: kind, label: t(`leave.kind.${kind}`) }))}
            onChange={({ target }) =>
              onChange({ kind: kinds.find((kind) => kind === target.value) ?? 'sick' })
            }
          />
        </Field>
        <Field label={t('leave.ask.reason')} error={problemAt('reason')} required>
          <Textarea
            value={draft.reason}
            maxLength={300}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
