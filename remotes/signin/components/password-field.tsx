import { type ReactElement, useState } from 'react';
import { Box, Field, IconButton, Input, Text } from 'shell/ui';
import { useCapsLock } from '../state/use-caps-lock.ts';
import { useSay } from '../state/use-say.ts';
import { EyeIcon } from './eye-icon.tsx';

export interface PasswordFieldProps {
  /** What stands in it at first. */
  typed: string;
  error: string | undefined;
  onEdit: () => void;
}

/** The password, which can be shown, with a word when Caps Lock is on. */
export const PasswordField = ({ typed, error, onEdit }: PasswordFieldProps): ReactElement => {
  const say = useSay();
  const [shown, setShown] = useState(false);
  const { capsLock, watch } = useCapsLock();
  return (
    <Box>
      <Field label={say('signin.form.password')} error={error} required>
        <Box position="relative">
          <Input
            name="password"
            defaultValue={typed}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={1024}
            paddingInlineEnd="12"
            onInput={onEdit}
            {...watch}
          />
          <IconButton
            type="button"
            variant="ghost"
            size="sm"
            position="absolute"
            insetInlineEnd="1"
            top="1"
            color="fg.muted"
            aria-label={say(shown ? 'signin.form.hidePassword' : 'signin.form.showPassword')}
            onClick={() => setShown(!shown)}
          >
            <EyeIcon struck={shown} />
          </IconButton>
        </Box>
      </Field>
      <Text role="status" fontSize="sm" color="fg.muted" marginTop={capsLock ? '1' : '0'}>
        {capsLock ? say('signin.form.capsLock') : null}
      </Text>
    </Box>
  );
};
