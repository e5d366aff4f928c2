import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button, chakra, Spinner, Stack, Text } from 'shell/ui';
import { forgetTypedBefore, readTypedBefore } from '../state/typed-before.ts';
import { useSay } from '../state/use-say.ts';
import { useSignIn } from '../state/use-sign-in.ts';
import { AttemptFailure } from './attempt-failure.tsx';
import { PasswordField } from './password-field.tsx';
import { UsernameField } from './username-field.tsx';

/** Account and password. Enter submits from either field. */
export const SignInForm = (): ReactElement => {
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const [typed] = useState(readTypedBefore);
  const { submitting, problems, submit, forgive } = useSignIn(typed.problems);
  useEffect(() => {
    const field = typed.focused === 'password' ? form.current?.elements.namedItem('password') : undefined;
    (field instanceof HTMLInputElement ? field : first.current)?.focus();
    forgetTypedBefore();
  }, [typed]);
  return (
    <chakra.form
      ref={form}
      method="post"
      noValidate
      aria-label={say('signin.form.label')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <Stack gap="4">
        <UsernameField
          ref={first}
          typed={typed.username}
          error={problems.username}
          onEdit={() => forgive('username')}
        />
        <PasswordField typed={typed.password} error={problems.password} onEdit={() => forgive('password')} />
        {problems.form ? (
          <AttemptFailure
            text={problems.form}
            requestId={problems.requestId}
            onRetry={() => form.current?.requestSubmit()}
          />
        ) : null}
        <Button type="submit" size="xl" width="100%" marginTop="2" aria-busy={submitting}>
          {submitting ? <Spinner size="sm" /> : null}
          {say(submitting ? 'signin.form.submitting' : 'signin.form.submit')}
        </Button>
        <Text fontSize="sm" color="fg.muted" textAlign="center">
          {say('signin.form.forgotten')}
        </Text>
      </Stack>
    </chakra.form>
  );
};
