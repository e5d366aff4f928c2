import { type FormEvent, type ReactElement, useEffect, useRef } from 'react';
import { useTranslations } from 'shell/session';
import { Button, chakra, Stack, Text } from 'shell/ui';
import { isAcceptablePassword } from '#shared/contracts';
import type { ForgotMessageId } from './forgot-message-id.ts';
import { focusFirst, Submit, TextField } from './form-parts.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { Resend } from './resend.tsx';
import type { Reset, ResetStep } from './use-reset.ts';

interface CodeFormProps {
  reset: Reset;
  step: Extract<ResetStep, { at: 'code' }>;
}

/** The second step: the code proves who asks, and the new password. */
export function CodeForm({ reset, step }: CodeFormProps): ReactElement {
  const t = useTranslations<ForgotMessageId>();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { account, busy, problems, clearError } = reset;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const target = event.currentTarget;
    const choice = read(target);
    const wrong = {
      ...(/^\d{6}$/.test(choice.code) ? {} : { code: t('signin.forgot.codeRequired') }),
      ...(isAcceptablePassword(step.rule, choice.password)
        ? {}
        : { password: t('signin.forgot.passwordWeak') }),
    };
    if (Object.keys(wrong).length > 0) reset.refuse(wrong);
    focusFirst(target, Object.keys(wrong).length > 0 ? wrong : await reset.set(choice));
  };

  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label={t('signin.forgot.codeForm')}
      onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}
    >
      <Stack gap="4">
        {/* So that a password manager keeps the new password under the right name. */}
        <input type="hidden" name="username" autoComplete="username" value={account.username} readOnly />
        <TextField
          ref={first}
          name="code"
          label={t('signin.forgot.code')}
          error={problems.fields.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="next"
          maxLength={12}
          onInput={() => clearError('code')}
        />
        <NewPasswordField
          rule={step.rule}
          error={problems.fields.password}
          onEdit={() => clearError('password')}
        />
        <Submit
          busy={busy}
          problems={problems}
          text={t('signin.forgot.save')}
          busyText={t('signin.forgot.saving')}
          onRetry={() => form.current?.requestSubmit()}
        />
        <Resend reset={reset} step={step} />
        <Button variant="ghost" size="sm" onClick={reset.back}>
          {t('signin.forgot.change')}
        </Button>
        <Text fontSize="sm" color="fg.muted" textAlign="center">
          {t('signin.forgot.help')}
        </Text>
      </Stack>
    </chakra.form>
  );
}

function read(form: HTMLFormElement): { code: string; password: string } {
  const data = new FormData(form);
  const [code, password] = [data.get('code'), data.get('password')];
  return {
    code: typeof code === 'string' ? code.replace(/\s/g, '') : '',
    // Never trimmed: the form reports what the rule forbids, and does not correct it.
    password: typeof password === 'string' ? password : '',
  };
}
