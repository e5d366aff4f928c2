import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { request } from 'shell/apps';
import { Dialog, Textarea } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Alert, Button, Field, notify, Stack } from 'shell/ui';
import { importTable } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';
import { ProblemList } from './problem-list.tsx';

interface ImportDialogProps {
  isOpen: boolean;
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
}

const size = { minHeight: { base: '11', md: '10' } } as const;

/** Takes the lines of a spreadsheet, checks them, and imports them once all are well. */
export function ImportDialog({ isOpen, text, onChange, onClose }: ImportDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const client = useQueryClient();
  const [isEmpty, setEmpty] = useState(false);
  const importing = useMutation({
    mutationFn: (isCheck: boolean) => request(importTable, { text, isCheck }),
    onSuccess: async ({ isKept, classes, lessons }) => {
      if (!isKept) return;
      notify(t('timetable.import.saved', { classes, lessons }), { tone: 'success' });
      onChange('');
      onClose();
      await client.invalidateQueries({ queryKey: ['tt'] });
    },
  });
  const start = (isCheck: boolean): void => {
    setEmpty(text.trim() === '');
    if (text.trim() !== '') importing.mutate(isCheck);
  };
  const result = importing.data;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      title={t('timetable.import.title')}
      footer={
        <>
          <Button {...size} variant="outline" onClick={onClose}>
            {t('timetable.import.cancel')}
          </Button>
          <Button {...size} variant="outline" disabled={importing.isPending} onClick={() => start(true)}>
            {t('timetable.import.check')}
          </Button>
          <Button {...size} loading={importing.isPending} onClick={() => start(false)}>
            {t('timetable.import.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Field
          label={t('timetable.import.label')}
          help={t('timetable.import.help')}
          error={isEmpty ? t('timetable.import.empty') : undefined}
        >
          <Textarea
            value={text}
            rows={10}
            placeholder={t('timetable.import.example')}
            fontFamily="mono"
            onChange={({ target }) => {
              importing.reset();
              onChange(target.value);
            }}
          />
        </Field>
        {result && result.problems.length > 0 ? <ProblemList problems={result.problems} /> : null}
        {result && result.problems.length === 0 && !result.isKept ? (
          <Alert tone="success">
            {t('timetable.import.good', { classes: result.classes, lessons: result.lessons })}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
