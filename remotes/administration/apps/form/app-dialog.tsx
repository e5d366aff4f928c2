import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormDialog, FormNotice, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Checkbox, notify, Text } from 'shell/ui';
import { pickText, type UnitApp, type UnitApps, unitAppSave } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../../messages/message-id.ts';
import { unitAppsQuery } from '../unit-apps-query.ts';
import { useAudienceWords } from '../use-audience-words.ts';
import { draftOf, findProblems, settingsOf } from './app-draft.ts';
import { AudienceFields } from './audience-fields.tsx';
import { MenuTree } from './menu-tree.tsx';

export interface AppDialogProps {
  unitId: string;
  app: UnitApp;
  data: UnitApps;
  onClose: () => void;
}

/** What a unit decides about one app: open, for whom, locked. Below stands what its menu has. */
export function AppDialog({ unitId, app, data, onClose }: AppDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const client = useQueryClient();
  const audienceOf = useAudienceWords(data.classes);
  const name = localName(language, app.name, app.englishName);
  const { code, revision } = app;
  const form = useForm({
    saved: { draft: draftOf(app), revision },
    validate: findProblems,
    words: (text) => pickText(text, language),
    save: async (draft, startedFrom) => {
      const payload = { unitId, code, revision: Number(startedFrom), ...settingsOf(draft) };
      try {
        return await request(unitAppSave, payload, { silent: true });
      } finally {
        // After a conflict, too: the form offers what stands there by then.
        void client.invalidateQueries({ queryKey: unitAppsQuery(unitId).queryKey });
      }
    },
    onSaved: () => {
      notify(t('administration.apps.saved', { name }), { tone: 'success' });
      onClose();
    },
  });
  const { draft } = form;
  return (
    <FormDialog
      form={form}
      size="md"
      title={t('administration.apps.title', { name })}
      saveLabel={t('administration.form.save')}
      onClose={onClose}
    >
      <FormNotice form={form} conflictTitle={t('administration.form.conflict', { name })} />
      <Box>
        <Checkbox
          checked={draft.isOpen}
          onChange={(event) => form.change({ isOpen: event.currentTarget.checked })}
        >
          {t('administration.apps.isOpen')}
        </Checkbox>
      </Box>
      <Text role="status" padding="3" borderRadius="control" bg="bg.subtle" overflowWrap="anywhere">
        {audienceOf({ ...settingsOf(draft), allowedUserTypes: app.allowedUserTypes })}
      </Text>
      {draft.isOpen ? <AudienceFields form={form} app={app} data={data} /> : null}
      <Box>
        <Checkbox
          checked={draft.isLocked}
          onChange={(event) => form.change({ isLocked: event.currentTarget.checked })}
        >
          {t('administration.apps.isLocked')}
        </Checkbox>
      </Box>
      <MenuTree unitId={unitId} code={code} />
    </FormDialog>
  );
}
