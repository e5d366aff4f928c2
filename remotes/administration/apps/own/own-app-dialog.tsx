import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormDialog, FormNotice, QueryView, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { type AnswerOf, pickText, type unitOwnAppList, unitOwnAppSave } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../../messages/message-id.ts';
import { unitAppsQuery } from '../unit-apps-query.ts';
import { draftOf, emptyDraft, findOwnAppProblems } from './own-app-draft.ts';
import { OwnAppFields } from './own-app-fields.tsx';
import { ownAppsQuery } from './own-apps-query.ts';

export interface OwnAppDialogProps {
  unitId: string;
  /** Undefined adds one. */
  code: string | undefined;
  onClose: () => void;
}

/** Adds a link, a frame or a client to the desktops of a unit, or changes one. */
export function OwnAppDialog({ unitId, code, onClose }: OwnAppDialogProps): ReactElement {
  return (
    <QueryView query={useQuery(ownAppsQuery(unitId))}>
      {(data) => <LoadedDialog unitId={unitId} code={code} data={data} onClose={onClose} />}
    </QueryView>
  );
}

function LoadedDialog({
  unitId,
  code,
  data,
  onClose,
}: OwnAppDialogProps & { data: AnswerOf<typeof unitOwnAppList> }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const client = useQueryClient();
  const app = data.apps.find((one) => one.code === code);
  const name = app ? localName(language, app.name, app.englishName) : '';
  const form = useForm({
    saved: {
      draft: app ? draftOf(app) : emptyDraft(data.groups[0]?.code ?? ''),
      revision: app?.revision ?? 0,
    },
    validate: findOwnAppProblems,
    words: (text) => pickText(text, language),
    save: async (draft, startedFrom) => {
      const address = draft.address.trim();
      const payload = { unitId, code: code ?? '', revision: Number(startedFrom), ...draft, address };
      try {
        return await request(unitOwnAppSave, payload, { silent: true });
      } finally {
        void client.invalidateQueries({ queryKey: ownAppsQuery(unitId).queryKey });
        void client.invalidateQueries({ queryKey: unitAppsQuery(unitId).queryKey });
      }
    },
    onSaved: (saved) => {
      notify(
        t('administration.ownApps.saved', { name: localName(language, saved.name, saved.englishName) }),
        {
          tone: 'success',
        },
      );
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      size="md"
      title={app ? t('administration.ownApps.change', { name }) : t('administration.ownApps.add')}
      saveLabel={t(app ? 'administration.form.save' : 'administration.form.add')}
      onClose={onClose}
    >
      <FormNotice form={form} conflictTitle={t('administration.form.conflict', { name })} />
      <OwnAppFields form={form} data={data} />
    </FormDialog>
  );
}
