import { type ReactElement, useEffect, useRef } from 'react';
import { FormDialog, FormField, FormNotice, useForm } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Input, notify } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { useRefresh } from '../place/use-refresh.ts';
import { createFolder, renameEntry } from './change-entries.ts';
import { findNameProblem, stemLength } from './name-rules.ts';
import type { NameTask } from './task.ts';

export interface NameDialogProps {
  task: NameTask;
  onClose: () => void;
}

/** Asks for the name of a new folder, or for another name. */
export function NameDialog({ task, onClose }: NameDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const refresh = useRefresh();
  const entry = 'entry' in task ? task.entry : undefined;
  const form = useForm({
    saved: { draft: { name: entry?.name ?? '' }, revision: entry?.revision ?? 0 },
    guards: false,
    isChanged: () => false,
    validate: ({ name }) => {
      const problem = findNameProblem(name);
      return problem ? { name: problem } : {};
    },
    words: t,
    onlyField: 'name',
    save: ({ name }) =>
      'entry' in task
        ? renameEntry(task.entry.entryId, name.trim(), task.entry.revision)
        : createFolder({ spaceId: task.spaceId, parentId: task.parentId }, name.trim()),
    onSaved: async ({ name }) => {
      await refresh();
      notify(t(entry ? 'drive.name.renamed' : 'drive.name.created', { name }), { tone: 'success' });
      onClose();
    },
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the dialog has given its first control the focus.
    const frame = requestAnimationFrame(() =>
      input.current?.setSelectionRange(0, entry ? stemLength(entry.name, entry.isFolder) : 0),
    );
    return () => cancelAnimationFrame(frame);
  }, [entry]);
  return (
    <FormDialog
      form={form}
      size="sm"
      title={entry ? t('drive.name.rename', { name: entry.name }) : t('drive.name.create')}
      saveLabel={t(entry ? 'drive.command.rename' : 'drive.name.save')}
      onClose={onClose}
    >
      <FormNotice form={form} />
      <FormField form={form} name="name" label={t('drive.name.label')} required>
        <Input
          ref={input}
          name="name"
          autoComplete="off"
          spellCheck={false}
          maxLength={255}
          value={form.draft.name}
          onChange={(event) => form.change({ name: event.currentTarget.value })}
        />
      </FormField>
    </FormDialog>
  );
}
