import { Eye, EyeOff } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { FormField } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, IconButton, Input } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import type { PasswordField } from './password-form.ts';
import type { PasswordForm } from './use-password-form.ts';

export interface PasswordInputProps {
  form: PasswordForm;
  name: PasswordField;
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown. */
export function PasswordInput(props: PasswordInputProps): ReactElement {
  const { form, name, label, autoComplete } = props;
  const t = useTranslations<MessageId>();
  const [isShown, setShown] = useState(false);
  const Glyph = isShown ? EyeOff : Eye;
  return (
    <FormField form={form} name={name} label={label} required>
      <Box position="relative">
        <Input
          type={isShown ? 'text' : 'password'}
          value={form.draft[name]}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={1024}
          paddingInlineEnd="12"
          onChange={(event) => form.change({ [name]: event.currentTarget.value })}
        />
        <IconButton
          type="button"
          variant="ghost"
          size="sm"
          position="absolute"
          insetInlineEnd="1"
          top="1"
          color="fg.muted"
          aria-pressed={isShown}
          aria-label={t('account.password.show', { field: label })}
          onClick={() => setShown(!isShown)}
        >
          <Glyph size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Box>
    </FormField>
  );
}
