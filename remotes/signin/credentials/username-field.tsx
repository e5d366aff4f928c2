import type { ReactElement, Ref } from 'react';
import { useTranslations } from 'shell/session';
import { Field, Input } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

export interface UsernameFieldProps {
  ref: Ref<HTMLInputElement>;
  /** What stands in it at first. */
  typed: string;
  error: string | undefined;
  onEdit: (text: string) => void;
}

export function UsernameField({ ref, typed, error, onEdit }: UsernameFieldProps): ReactElement {
  return (
    <Field label={useTranslations<MessageId>()('signin.form.username')} error={error} required>
      <Input
        ref={ref}
        name="username"
        defaultValue={typed}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={128}
        onInput={(event) => onEdit(event.currentTarget.value)}
      />
    </Field>
  );
}
