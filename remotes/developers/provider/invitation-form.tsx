import { type ReactElement, useState } from 'react';
import { FormField, FormView, type Problems, parseTexts, SaveButton, useForm } from 'shell/app';
import { NativeSelect, SecretDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Flex, Input } from 'shell/ui';
import type { AnswerOf, clientInvitationCreate } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { invite } from './invitations.ts';

const choices = ['1', '7', '30', '90'] as const;
const saved = { draft: { label: '', days: '7' }, revision: 0 };

/** Makes an invitation and shows its token, once. */
export function InvitationForm({ onDone }: { onDone: () => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const [made, setMade] = useState<AnswerOf<typeof clientInvitationCreate>>();
  const form = useForm({
    saved,
    keep: { name: 'invitation:new', parse: parseTexts('label', 'days') },
    validate: findProblems,
    words: t,
    isChanged: ({ label }) => label.trim() !== '',
    onlyField: 'label',
    save: ({ label, days }) => invite(label.trim(), Number(days)).finally(onDone),
    goOnWith: (_answer, { days }) => ({ ...saved, draft: { label: '', days } }),
    onSaved: setMade,
  });
  const { draft, change } = form;
  return (
    <FormView form={form}>
      <Flex align="flex-end" wrap="wrap" gap="3">
        <Box flex="1 1 14rem">
          <FormField form={form} name="label" label={t('developers.invite.label')}>
            <Input
              maxLength={80}
              required
              autoComplete="off"
              placeholder={t('developers.invite.example')}
              value={draft.label}
              onChange={({ currentTarget }) => change({ label: currentTarget.value })}
            />
          </FormField>
        </Box>
        <Box flex="1 1 9rem" maxWidth={{ md: '12rem' }}>
          <FormField form={form} name="days" label={t('developers.invite.days')}>
            <NativeSelect
              value={draft.days}
              onChange={({ currentTarget }) => change({ days: currentTarget.value })}
              options={choices.map((days) => ({
                value: days,
                label: t('developers.invite.dayCount', { days: Number(days) }),
              }))}
            />
          </FormField>
        </Box>
        <SaveButton form={form} minHeight="11">
          {t('developers.invite.create')}
        </SaveButton>
      </Flex>
      {made ? (
        <SecretDialog
          title={t('developers.invite.createdTitle')}
          warning={t('developers.invite.once')}
          owner={{ label: t('developers.invite.endpoint'), value: made.endpoint }}
          secret={{ label: t('developers.invite.token'), value: made.token }}
          words={{
            copy: t('developers.invite.copy'),
            copied: t('developers.secret.copied'),
            copyFailed: t('developers.secret.copyFailed'),
            done: t('developers.secret.done'),
          }}
          onClose={() => setMade(undefined)}
        />
      ) : null}
    </FormView>
  );
}

function findProblems({ label }: { label: string }): Problems<'label', MessageId> {
  return label.trim() === '' ? { label: 'developers.form.error.required' } : {};
}
