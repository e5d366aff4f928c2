import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef } from 'react';
import { QueryView } from 'shell/kit';
import { useTranslations, useUnsavedGuard, useUser } from 'shell/session';
import { Alert, Box, Button, chakra, Stack } from 'shell/ui';
import type { PasswordRule } from '#shared/contracts';
import { passwordRuleQuery } from '../api/password-rule-query.ts';
import type { MessageId } from '../state/message-id.ts';
import { usePasswordForm } from '../state/use-password-form.ts';
import { PasswordInput } from './password-input.tsx';
import { SectionCard } from './section-card.tsx';
import { StrengthList } from './strength-list.tsx';

/** Tells password managers whose password it is. */
const AccountName = chakra('input', { base: { display: 'none' } });

const PasswordForm = ({ rule }: { rule: PasswordRule }): ReactElement => {
  const t = useTranslations<MessageId>();
  const { loginName } = useUser();
  const { draft, problems, failure, refusals, isDirty, isSaving, isDone, change, save } =
    usePasswordForm(rule);
  const form = useRef<HTMLFormElement>(null);
  useUnsavedGuard(isDirty);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return (
    <chakra.form
      ref={form}
      noValidate
      padding={{ base: '4', md: '5' }}
      maxWidth="md"
      aria-label={t('account.password.title')}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="4">
        <AccountName type="text" readOnly autoComplete="username" value={loginName} />
        <PasswordInput
          label={t('account.password.old')}
          value={draft.oldPassword}
          error={problems.oldPassword}
          autoComplete="current-password"
          onValueChange={(value) => change('oldPassword', value)}
        />
        <PasswordInput
          label={t('account.password.new')}
          value={draft.password}
          error={problems.password}
          autoComplete="new-password"
          onValueChange={(value) => change('password', value)}
        />
        <StrengthList rule={rule} password={draft.password} />
        <PasswordInput
          label={t('account.password.repeat')}
          value={draft.repeated}
          error={problems.repeated}
          autoComplete="new-password"
          onValueChange={(value) => change('repeated', value)}
        />
        {failure ? <Alert tone="error">{failure}</Alert> : null}
        <Box role="status">{isDone ? <Alert tone="success">{t('account.password.done')}</Alert> : null}</Box>
        <Box>
          <Button type="submit" minHeight="11" loading={isSaving} width={{ base: '100%', md: 'auto' }}>
            {t('account.password.save')}
          </Button>
        </Box>
      </Stack>
    </chakra.form>
  );
};

/** Changes the own password. */
export const ChangePassword = (): ReactElement => {
  const t = useTranslations<MessageId>();
  const query = useQuery(passwordRuleQuery);
  return (
    <SectionCard title={t('account.password.title')} text={t('account.password.text')}>
      <QueryView query={query}>{({ rule }) => <PasswordForm rule={rule} />}</QueryView>
    </SectionCard>
  );
};
