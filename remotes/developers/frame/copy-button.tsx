import { Check, Copy } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Button, VisuallyHidden } from 'shell/ui';
import { copyText } from '#shared/clipboard';
import type { MessageId } from '../messages/message-id.ts';

export interface CopyButtonProps {
  text: string;
  /** What is copied, for those who do not see it. */
  what: string;
}

/** Copies a text and says that it did. */
export function CopyButton({ text, what }: CopyButtonProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [outcome, setOutcome] = useState<boolean>();
  const Icon = outcome ? Check : Copy;
  const label = outcome === undefined ? 'copy' : outcome ? 'done' : 'failed';
  return (
    <Button
      size="sm"
      variant="ghost"
      minHeight={{ base: '11', md: '8' }}
      onClick={async () => setOutcome(await copyText(text, null))}
      onBlur={() => setOutcome(undefined)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span aria-live="polite">{t(`developers.copy.${label}`)}</span>
      <VisuallyHidden>{what}</VisuallyHidden>
    </Button>
  );
}
