import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, Button, chakra, Link, Spinner, Stack } from 'shell/ui';
import { dropOldPasswords, findUsername, isSharedDevice } from '#shared/stored-items';
import { PasswordField } from '../credentials/password-field.tsx';
import { UsernameField } from '../credentials/username-field.tsx';
import { AttemptFailure } from '../failure/attempt-failure.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { DeviceChoices } from './device-choices.tsx';
import { forgetTypedBefore, readTypedBefore } from './typed-before.ts';
import { useSignIn } from './use-sign-in.ts';

/** Account and password. Enter submits from either field. */
export function SignInForm(): ReactElement {
  const t = useTranslations<MessageId>();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const [typed] = useState(readTypedBefore);
  const [known] = useState(() => (isSharedDevice() ? undefined : findUsername()));
  const username = typed.username || known || '';
  const [isKnown, setIsKnown] = useState(username === known);
  const { submitting, problems, remembered, submit, clearError } = useSignIn(form, typed.problems);
  const isKept = remembered && isKnown;
  useLayoutEffect(() => {
    dropOldPasswords();
    // The field of the server stood there, and took keys, until this form did.
    const late = readTypedBefore();
    for (const name of ['username', 'password'] as const) {
      const field = form.current?.elements.namedItem(name);
      if (late[name] !== typed[name] && late[name] && field instanceof HTMLInputElement)
        field.value = late[name];
    }
    const isTypingName = late.focused === 'username' && late.username;
    const isAtPassword = late.focused === 'password' || (username && !isTypingName);
    const field = isAtPassword ? form.current?.elements.namedItem('password') : undefined;
    (field instanceof HTMLInputElement ? field : first.current)?.focus();
    forgetTypedBefore();
  }, [typed, username]);
  return (
    <chakra.form
      ref={form}
      method="post"
      noValidate
      aria-label={t('signin.form.label')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="4">
        {problems.formError ? <Alert tone="error">{problems.formError}</Alert> : null}
        <UsernameField
          ref={first}
          typed={username}
          error={problems.username}
          onEdit={(text) => {
            setIsKnown(text.trim() === known);
            clearError('username');
          }}
        />
        <PasswordField
          typed={typed.password}
          isKept={isKept}
          error={problems.password}
          onEdit={() => clearError('password')}
        />
        <DeviceChoices
          remember={typed.remember || known !== undefined}
          shared={typed.shared}
          onShared={() => setIsKnown(false)}
        >
          <Link href="/forgetPassword" target="_blank" marginInlineStart="auto" variant="underline">
            {t('signin.form.forgotten')}
          </Link>
        </DeviceChoices>
        {problems.form ? (
          <AttemptFailure
            text={problems.form}
            requestId={problems.requestId}
            onRetry={() => form.current?.requestSubmit()}
          />
        ) : null}
        <Button type="submit" size="xl" width="100%" aria-busy={submitting}>
          {submitting ? <Spinner size="sm" /> : null}
          {t(submitting ? 'signin.form.submitting' : 'signin.form.submit')}
        </Button>
      </Stack>
    </chakra.form>
  );
}
