import type { ComponentProps, ReactElement, Ref } from 'react';
import { Button, Field, Input, Spinner } from 'shell/ui';
import { AttemptFailure } from '../failure/attempt-failure.tsx';
import type { ResetProblems } from './describe-reset-failure.ts';

type TextFieldProps = ComponentProps<typeof Input> & {
  ref?: Ref<HTMLInputElement>;
  label: string;
  error: string | undefined;
};

/** A labelled line of text that nobody corrects. */
export function TextField({ label, error, ...input }: TextFieldProps): ReactElement {
  return (
    <Field label={label} error={error} required>
      <Input autoCapitalize="none" autoCorrect="off" spellCheck={false} maxLength={128} {...input} />
    </Field>
  );
}

interface SubmitProps {
  busy: boolean;
  problems: ResetProblems;
  text: string;
  busyText: string;
  onRetry: () => void;
}

/** The button of a step, with what went wrong above it. */
export function Submit({ busy, problems, text, busyText, onRetry }: SubmitProps): ReactElement {
  return (
    <>
      {problems.form ? (
        <AttemptFailure text={problems.form} requestId={problems.requestId} onRetry={onRetry} />
      ) : null}
      <Button type="submit" size="xl" width="100%" marginTop="2" aria-busy={busy}>
        {busy ? <Spinner size="sm" /> : null}
        {busy ? busyText : text}
      </Button>
    </>
  );
}

/** Moves to the first field of a form that needs another look. */
export function focusFirst(form: HTMLFormElement, fields: ResetProblems['fields']): void {
  const input = [...form.elements].find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && !!fields[element.name],
  );
  input?.focus();
  input?.select();
}
