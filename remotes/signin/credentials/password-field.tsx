import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Field, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { RevealInput } from './reveal-input.tsx';
import { useCapsLock } from './use-caps-lock.ts';

export interface PasswordFieldProps {
  /** What stands in it at first. */
  typed: string;
  /** Whether the browser is remembered, so that nothing needs to be typed. */
  isKept?: boolean;
  error: string | undefined;
  onEdit: () => void;
}

/** As many dots for every password: they stand for one that is nowhere in the browser. */
const dots = '••••••••';

/** The password, which can be shown, with a word when Caps Lock is on. */
export function PasswordField({ typed, isKept = false, error, onEdit }: PasswordFieldProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { capsLock, watch } = useCapsLock();
  return (
    <Box>
      <Field
        label={t('signin.form.password')}
        error={error}
        help={isKept ? t('signin.form.remembered') : undefined}
        required={!isKept}
      >
        {isKept ? <input type="hidden" name="remembered" value="true" /> : null}
        <RevealInput
          defaultValue={typed}
          autoComplete="current-password"
          placeholder={isKept ? dots : undefined}
          _placeholder={{ color: 'fg' }}
          onInput={onEdit}
          {...watch}
        />
      </Field>
      <Text role="status" fontSize="sm" color="fg.muted" marginTop={capsLock ? '1' : '0'}>
        {capsLock ? t('signin.form.capsLock') : null}
      </Text>
    </Box>
  );
}
