import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Box, IconButton, Input, type InputProps } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { EyeIcon } from './eye-icon.tsx';

/** The field of a password named `password`, which can be shown. */
export function RevealInput(props: InputProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [shown, setShown] = useState(false);
  return (
    <Box position="relative">
      <Input
        name="password"
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={1024}
        paddingInlineEnd="12"
        {...props}
      />
      <IconButton
        type="button"
        variant="ghost"
        size="sm"
        position="absolute"
        insetInlineEnd="1"
        top="1"
        color="fg.muted"
        aria-label={t(shown ? 'signin.form.hidePassword' : 'signin.form.showPassword')}
        onClick={() => setShown(!shown)}
      >
        <EyeIcon struck={shown} />
      </IconButton>
    </Box>
  );
}
