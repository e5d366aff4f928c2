import { type ReactElement, useEffect, useRef } from 'react';
import { Button, chakra, Spinner, Stack, Text } from 'shell/ui';
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
  const { submitting, problems, submit, forgive } = useSignIn();
  useEffect(() => first.current?.focus(), []);
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
        <UsernameField ref={first} error={problems.username} onEdit={() => forgive('username')} />
        <PasswordField error={problems.password} onEdit={() => forgive('password')} />
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
