import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormNotice, FormView, QueryView, SaveButton } from 'shell/app';
import { useTranslations, useUser } from 'shell/session';
import { Alert, Box, chakra, Stack } from 'shell/ui';
import type { PasswordRule } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { SectionCard } from '../section/section-card.tsx';
import { PasswordInput } from './password-input.tsx';
import { passwordRuleQuery } from './password-rule-query.ts';
import { StrengthList } from './strength-list.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** Shows password managers whose password it is. */
const AccountName = chakra('input', { base: { display: 'none' } });

/** Changes the own password. */
export function MyPassword(): ReactElement {
  const t = useTranslations<MessageId>();
  const query = useQuery(passwordRuleQuery);
  return (
    <SectionCard title={t('account.password.title')} text={t('account.password.text')}>
      <QueryView query={query}>{({ rule }) => <PasswordForm rule={rule} />}</QueryView>
    </SectionCard>
  );
}

function PasswordForm({ rule }: { rule: PasswordRule }): ReactElement {
  const t = useTranslations<MessageId>();
  const { loginName } = useUser();
  const form = usePasswordForm(rule);
  return (
    <FormView
      form={form}
      padding={{ base: '4', md: '5' }}
      maxWidth="md"
      aria-label={t('account.password.title')}
    >
      <Stack gap="4">
        <AccountName type="text" readOnly autoComplete="username" value={loginName} />
        <PasswordInput
          form={form}
          name="oldPassword"
          label={t('account.password.old')}
          autoComplete="current-password"
        />
        <PasswordInput
          form={form}
          name="password"
          label={t('account.password.new')}
          autoComplete="new-password"
        />
        <StrengthList rule={rule} password={form.draft.password} />
        <PasswordInput
          form={form}
          name="repeated"
          label={t('account.password.repeat')}
          autoComplete="new-password"
        />
        <FormNotice form={form} />
        <Box role="status">
          {form.isDone ? <Alert tone="success">{t('account.password.done')}</Alert> : null}
        </Box>
        <Box>
          <SaveButton form={form} minHeight="11" width={{ base: '100%', md: 'auto' }}>
            {t('account.password.save')}
          </SaveButton>
        </Box>
      </Stack>
    </FormView>
  );
}
