import { useQuery } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra } from 'shell/ui';
import { copyText } from '#shared/clipboard';
import type { ExampleEntry } from '../examples/example-entry.ts';
import type { MessageId } from '../messages/message-id.ts';

const Pre = chakra('pre', {
  base: {
    margin: '0',
    padding: '4',
    maxHeight: '30rem',
    overflow: 'auto',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.muted',
    bg: 'bg.subtle',
    fontFamily: 'mono',
    fontSize: 'sm',
    lineHeight: '1.6',
    tabSize: '2',
    focusVisibleRing: 'inside',
  },
});

/** The source of the example that stands above. */
export function CodeView({ entry }: { entry: ExampleEntry }): ReactElement {
  const t = useTranslations<MessageId>();
  const query = useQuery({
    queryKey: ['gallery', 'code', entry.exports[0]],
    queryFn: async () => (await entry.readCode()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryView query={query}>
      {(code) => (
        <Box>
          <CopyButton code={code} />
          <Pre tabIndex={0} role="group" aria-label={t('gallery.view.code')}>
            <code>{code}</code>
          </Pre>
        </Box>
      )}
    </QueryView>
  );
}

function CopyButton({ code }: { code: string }): ReactElement {
  const t = useTranslations<MessageId>();
  const [isCopied, setCopied] = useState<boolean>();
  const Icon = isCopied ? Check : Copy;
  const word = isCopied === undefined ? 'copy' : isCopied ? 'done' : 'failed';
  return (
    <Button
      size="sm"
      variant="outline"
      minHeight={{ base: '11', md: '9' }}
      marginBottom="2"
      onClick={async () => setCopied(await copyText(code, null))}
      onBlur={() => setCopied(undefined)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span aria-live="polite">{t(`gallery.copy.${word}`)}</span>
    </Button>
  );
}
