import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslations } from 'shell/session';
import { Button, chakra, Spinner, Stack } from 'shell/ui';
import { PasswordField } from '../credentials/password-field.tsx';
import { UsernameField } from '../credentials/username-field.tsx';
import { AttemptFailure } from '../failure/attempt-failure.tsx';
import type zhCN from './messages/zh-CN.json';
import type { Bind } from './use-bind.ts';

/** Account and password of the account that the identity is bound to. */
export function BindForm({ bind }: { bind: Bind }): ReactElement {
  const t = useTranslations<keyof typeof zhCN>();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const { submitting, problems, submit, clearError } = bind;
  useEffect(() => first.current?.focus(), []);
  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label={t('signin.bind.form')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <Stack gap="4">
        <UsernameField ref={first} typed="" error={problems.username} onEdit={() => clearError('username')} />
        <PasswordField typed="" error={problems.password} onEdit={() => clearError('password')} />
        {problems.form ? (
          <AttemptFailure
            text={problems.form}
            requestId={problems.requestId}
            onRetry={() => form.current?.requestSubmit()}
          />
        ) : null}
        <Button type="submit" size="xl" width="100%" marginTop="2" aria-busy={submitting}>
          {submitting ? <Spinner size="sm" /> : null}
          {t(submitting ? 'signin.bind.submitting' : 'signin.bind.submit')}
        </Button>
      </Stack>
    </chakra.form>
  );
}
