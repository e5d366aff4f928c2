import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { NativeSelect, SecretDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Field, Flex, Input } from 'shell/ui';
import { invite } from '../api/invite.ts';
import type { MessageId } from '../state/message-id.ts';

const choices = [1, 7, 30, 90] as const;
const usual = 7;

/** Makes an invitation and shows its token, once. */
export const InvitationForm = ({ onDone }: { onDone: () => void }): ReactElement => {
  const t = useTranslations<MessageId>();
  const [label, setLabel] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [days, setDays] = useState<number>(usual);
  const inviting = useMutation({
    mutationFn: () => invite(label.trim(), days),
    // The token is not kept longer than it is shown.
    gcTime: 0,
    onSuccess: () => setLabel(''),
    onSettled: onDone,
  });
  const { data } = inviting;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isEmpty = label.trim() === '';
        setMissing(isEmpty);
        if (!isEmpty) inviting.mutate();
      }}
    >
      <Flex align="flex-end" wrap="wrap" gap="3">
        <Box flex="1 1 14rem">
          <Field
            label={t('developers.invite.label')}
            error={isMissing ? t('developers.form.error.required') : undefined}
          >
            <Input
              maxLength={80}
              required
              autoComplete="off"
              placeholder={t('developers.invite.example')}
              value={label}
              onChange={({ currentTarget }) => {
                setLabel(currentTarget.value);
                setMissing(false);
              }}
            />
          </Field>
        </Box>
        <Box flex="1 1 9rem" maxWidth={{ md: '12rem' }}>
          <Field label={t('developers.invite.days')}>
            <NativeSelect
              value={String(days)}
              onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
              options={choices.map((each) => ({
                value: String(each),
                label: t('developers.invite.dayCount', { days: each }),
              }))}
            />
          </Field>
        </Box>
        <Button type="submit" minHeight="11" loading={inviting.isPending}>
          {t('developers.invite.create')}
        </Button>
      </Flex>
      {data ? (
        <SecretDialog
          title={t('developers.invite.createdTitle')}
          warning={t('developers.invite.once')}
          owner={{ label: t('developers.invite.endpoint'), value: data.endpoint }}
          secret={{ label: t('developers.invite.token'), value: data.token }}
          words={{
            copy: t('developers.invite.copy'),
            copied: t('developers.secret.copied'),
            copyFailed: t('developers.secret.copyFailed'),
            done: t('developers.secret.done'),
          }}
          onClose={() => inviting.reset()}
        />
      ) : null}
    </form>
  );
};
