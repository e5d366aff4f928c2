import { Check, Copy } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { Dialog } from 'shell/kit';
import { Alert, Box, Button, Field, Input, Stack, Text, VisuallyHidden } from 'shell/ui';
import type { Person } from '#shared/contracts';
import { copyText } from '../state/copy-text.ts';
import { useSay } from '../state/use-say.ts';

export interface PasswordDialogProps {
  person: Person;
  password: string;
  reason: 'created' | 'reset';
  onClose: () => void;
}

/** Shows a first password, once; neither Escape nor a click beside it closes by mistake. */
export const PasswordDialog = ({ person, password, reason, onClose }: PasswordDialogProps): ReactElement => {
  const say = useSay();
  const [copied, setCopied] = useState<boolean>();
  const field = useRef<HTMLInputElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const copy = async () => setCopied(await copyText(password, field.current));
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={false}
      initialFocusRef={copyButton}
      title={say(`people.password.${reason}`, { name: person.realName })}
      footer={
        <>
          <Button ref={copyButton} variant="outline" minHeight={{ base: '11', md: '10' }} onClick={copy}>
            {copied ? (
              <Check size={18} strokeWidth={1.75} aria-hidden />
            ) : (
              <Copy size={18} strokeWidth={1.75} aria-hidden />
            )}
            {say(copied ? 'people.password.copied' : 'people.password.copy')}
          </Button>
          <Button minHeight={{ base: '11', md: '10' }} onClick={onClose}>
            {say('people.password.done')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Alert tone="warning">{say('people.password.once')}</Alert>
        <Field label={say('people.password.loginName')}>
          <Input readOnly value={person.loginName} />
        </Field>
        <Field label={say('people.password.password')}>
          <Input
            ref={field}
            readOnly
            value={password}
            fontFamily="mono"
            fontSize="lg"
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
        <Box role="status">
          {copied ? <VisuallyHidden>{say('people.password.copied')}</VisuallyHidden> : null}
          {copied === false ? <Text fontSize="sm">{say('people.password.copyFailed')}</Text> : null}
        </Box>
      </Stack>
    </Dialog>
  );
};
