import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormDialog, FormField, FormNotice, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Input, notify } from 'shell/ui';
import { childrenOverview, familyCodesRedeem, normaliseFamilyCode } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

/** Takes the code of a slip; the child is there at once. Nothing of it is kept after a reload. */
export function CodeDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const form = useForm({
    saved: { draft: { code: '' }, revision: 0 },
    validate: ({ code }) =>
      normaliseFamilyCode(code) === '' ? { code: 'family.code.missing' as const } : {},
    words: (id: MessageId) => t(id),
    onlyField: 'code',
    save: ({ code }) => request(familyCodesRedeem, { code }, { silent: true }),
    onSaved: async ({ realName }) => {
      await queryClient.invalidateQueries({ queryKey: [childrenOverview.name] });
      notify(t('family.code.added', { name: realName }), { tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      title={t('family.code.title')}
      saveLabel={t('family.code.save')}
      onClose={onClose}
    >
      <FormNotice form={form} />
      <FormField form={form} name="code" label={t('family.code.label')} help={t('family.code.help')} required>
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          fontFamily="mono"
          value={form.draft.code}
          onChange={(event) => form.change({ code: event.currentTarget.value })}
        />
      </FormField>
    </FormDialog>
  );
}
