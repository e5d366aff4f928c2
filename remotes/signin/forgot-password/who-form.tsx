import { type FormEvent, type ReactElement, useEffect, useRef } from 'react';
import { useTranslations } from 'shell/session';
import { chakra, Stack } from 'shell/ui';
import type { ForgotMessageId } from './forgot-message-id.ts';
import { focusFirst, Submit, TextField } from './form-parts.tsx';
import type { Reset } from './use-reset.ts';

/** The first step: which account, and where its owner can be reached. */
export function WhoForm({ reset }: { reset: Reset }): ReactElement {
  const t = useTranslations<ForgotMessageId>();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { account, busy, problems, clearError } = reset;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const target = event.currentTarget;
    const username = textOf(target, 'username');
    const contact = textOf(target, 'contact');
    const missing = {
      ...(username ? {} : { username: t('signin.forgot.usernameRequired') }),
      ...(contact ? {} : { contact: t('signin.forgot.contactRequired') }),
    };
    if (username && contact) await reset.ask({ username, contact });
    else {
      reset.refuse(missing);
      focusFirst(target, missing);
    }
  };

  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label={t('signin.forgot.whoForm')}
      onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}
    >
      <Stack gap="4">
        <TextField
          ref={first}
          name="username"
          label={t('signin.forgot.username')}
          error={problems.fields.username}
          defaultValue={account.username}
          autoComplete="username"
          enterKeyHint="next"
          onInput={() => clearError('username')}
        />
        <TextField
          name="contact"
          label={t('signin.forgot.contact')}
          error={problems.fields.contact}
          defaultValue={account.contact}
          autoComplete="email"
          enterKeyHint="go"
          onInput={() => clearError('contact')}
        />
        <Submit
          busy={busy}
          problems={problems}
          text={t('signin.forgot.send')}
          busyText={t('signin.forgot.sending')}
          onRetry={() => form.current?.requestSubmit()}
        />
      </Stack>
    </chakra.form>
  );
}

function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
