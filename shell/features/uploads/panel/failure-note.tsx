import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { UploadFailure } from '#shared/upload-client';
import { Box, Button, Text } from '../../../kit/ui/index.ts';

interface FailureNoteProps {
  failure: UploadFailure;
  /** Of the file. */
  name: string;
}

/** What went wrong and what to do (N08), with the details that support asks for. */
export function FailureNote({ failure, name }: FailureNoteProps): ReactElement {
  const { formatMessage } = useIntl();
  const [isCopied, setCopied] = useState(false);
  const { kind, status, code, requestId } = failure;
  const reason = useReason(failure);
  const copy = async (): Promise<void> => {
    const details = [name, reason, kind, code || status, requestId, new Date().toISOString()]
      .filter(Boolean)
      .join('\n');
    // Plain HTTP has no clipboard; the request id stands there to be read.
    await navigator.clipboard?.writeText(details);
    setCopied(true);
  };
  return (
    <Box marginTop="1" fontSize="sm">
      <Text color="fg.error">{formatMessage({ id: `uploads.failure.${kind}` })}</Text>
      {reason ? <Text overflowWrap="anywhere">{reason}</Text> : null}
      {requestId ? (
        <Text color="fg.muted" overflowWrap="anywhere">
          {formatMessage({ id: 'uploads.failure.request' }, { requestId })}
        </Text>
      ) : null}
      <Button
        variant="plain"
        size="sm"
        paddingInline="0"
        minHeight={{ base: '11', md: '8' }}
        onClick={() => void copy().catch(() => undefined)}
      >
        {formatMessage({ id: isCopied ? 'uploads.failure.copied' : 'uploads.failure.copy' })}
      </Button>
    </Box>
  );
}

/** Why, in the user's language: the words of the portal, or what a device in the network did. Empty where nothing answered. */
function useReason({ code, message, status }: UploadFailure): string {
  const { formatMessage } = useIntl();
  if (code !== '') return message;
  if (status === 0) return '';
  return formatMessage({ id: `uploads.failure.${status === 413 ? 'limit' : 'device'}` }, { status });
}
