import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Field } from 'shell/ui';
import type { PasswordRule } from '#shared/contracts';
import { RevealInput } from '../credentials/reveal-input.tsx';
import type { ForgotMessageId } from './forgot-message-id.ts';
import { PasswordRules } from './password-rules.tsx';

interface NewPasswordFieldProps {
  rule: PasswordRule;
  error: string | undefined;
  onEdit: () => void;
}

/** A password to be chosen: it can be shown, and what it still lacks stands below it. */
export function NewPasswordField({ rule, error, onEdit }: NewPasswordFieldProps): ReactElement {
  const t = useTranslations<ForgotMessageId>();
  const [password, setPassword] = useState('');
  return (
    <Box>
      <Field label={t('signin.forgot.password')} error={error} required>
        <RevealInput
          autoComplete="new-password"
          onInput={(event) => {
            setPassword(event.currentTarget.value);
            onEdit();
          }}
        />
      </Field>
      <Box marginTop="2">
        <PasswordRules rule={rule} password={password} />
      </Box>
    </Box>
  );
}
