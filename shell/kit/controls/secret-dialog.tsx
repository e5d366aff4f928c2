import { Check, Copy } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { copyText } from '#shared/clipboard';
import { Alert, Box, Button, Field, Input, Stack, Text, VisuallyHidden } from '../ui/index.ts';
import { Dialog } from './dialog.tsx';

export interface SecretDialogProps {
  title: string;
  /** That it is shown this once, and what to do with it. */
  warning: string;
  /** Whom or what it belongs to: the name that it is used with. */
  owner: { label: string; value: string };
  secret: { label: string; value: string };
  words: {
    copy: string;
    copied: string;
    /** Said when the browser does not copy: the secret is selected then. */
    copyFailed: string;
    /** On the button that closes. */
    done: string;
  };
  onClose: () => void;
}

/** Shows a secret, once; neither Escape nor a click beside it closes by mistake. */
export function SecretDialog(props: SecretDialogProps): ReactElement {
  const { title, warning, owner, secret, words, onClose } = props;
  const [copied, setCopied] = useState<boolean>();
  const field = useRef<HTMLInputElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const Icon = copied ? Check : Copy;
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={false}
      initialFocusRef={copyButton}
      title={title}
      footer={
        <>
          <Button
            ref={copyButton}
            variant="outline"
            minHeight={{ base: '11', md: '10' }}
            onClick={async () => setCopied(await copyText(secret.value, field.current))}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            {copied ? words.copied : words.copy}
          </Button>
          <Button minHeight={{ base: '11', md: '10' }} onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Alert tone="warning">{warning}</Alert>
        <Field label={owner.label}>
          <Input readOnly value={owner.value} fontFamily="mono" />
        </Field>
        <Field label={secret.label}>
          <Input
            ref={field}
            readOnly
            value={secret.value}
            fontFamily="mono"
            fontSize={{ base: 'xs', sm: 'md' }}
            paddingInline="2"
            autoComplete="off"
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
        <Box role="status">
          {copied ? <VisuallyHidden>{words.copied}</VisuallyHidden> : null}
          {copied === false ? <Text fontSize="sm">{words.copyFailed}</Text> : null}
        </Box>
      </Stack>
    </Dialog>
  );
}
