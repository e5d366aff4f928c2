import { Eye, EyeOff } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Field, IconButton, Input } from 'shell/ui';
import type { MessageId } from '../state/message-id.ts';

export interface PasswordInputProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown. */
export const PasswordInput = (props: PasswordInputProps): ReactElement => {
  const { label, value, onValueChange, error, autoComplete } = props;
  const t = useTranslations<MessageId>();
  const [isShown, setShown] = useState(false);
  const Glyph = isShown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} required>
      <Box position="relative">
        <Input
          type={isShown ? 'text' : 'password'}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={1024}
          paddingInlineEnd="12"
          onChange={(event) => onValueChange(event.currentTarget.value)}
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
    </Field>
  );
};
