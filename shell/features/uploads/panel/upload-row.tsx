import { memo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { percentOf, type Uploader, type UploadState } from '#shared/upload-client';
import { Box, Flex, Text } from '../../../kit/ui/index.ts';
import { FailureNote } from './failure-note.tsx';
import { ProgressLine } from './progress-line.tsx';
import { RowButtons } from './row-buttons.tsx';
import { useAmounts } from './use-amounts.ts';

interface UploadRowProps {
  upload: UploadState;
  /** Bytes per second. */
  speed: number;
  isFirst: boolean;
  uploader: Uploader;
}

/** One file: its name, how far it is in words and as a line, and its buttons. Only files that have moved are drawn again. */
export const UploadRow = memo(Row);

function Row({ upload, speed, isFirst, uploader }: UploadRowProps): ReactElement {
  const { name, path, label, status, failure } = upload;
  const above = [label, path.split('/').slice(0, -1).join('/')].filter(Boolean).join(' / ');
  return (
    <Box as="li" paddingInline="4" paddingBlock="2" borderBottomWidth="1px" borderColor="border.muted">
      <Flex align="center" gap="2">
        <Box flex="1" minWidth="0">
          <Text fontWeight="medium" truncate title={path}>
            {name}
          </Text>
          {above ? (
            <Text fontSize="sm" color="fg.muted" truncate title={above}>
              {above}
            </Text>
          ) : null}
          <StateLine upload={upload} speed={speed} />
        </Box>
        <RowButtons upload={upload} isFirst={isFirst} uploader={uploader} />
      </Flex>
      {status === 'uploading' || status === 'merging' || status === 'hashing' ? (
        <Box marginTop="1" borderRadius="full" overflow="hidden">
          <ProgressLine percent={status === 'hashing' ? hashedPercent(upload) : percentOf(upload)} />
        </Box>
      ) : null}
      {failure ? <FailureNote failure={failure} name={name} /> : null}
    </Box>
  );
}

function StateLine({ upload, speed }: { upload: UploadState; speed: number }): ReactElement {
  const { formatMessage } = useIntl();
  const amounts = useAmounts();
  const { status, size, sentBytes } = upload;
  const parts = [formatMessage({ id: `uploads.state.${wordOf(upload)}` })];
  if (status === 'hashing') parts.push(amounts.percent(hashedPercent(upload)));
  if (status === 'uploading' || status === 'paused' || status === 'waiting')
    parts.push(amounts.percent(percentOf(upload)));
  if (status === 'uploading' && speed > 0)
    parts.push(amounts.speed(speed), amounts.timeLeft((size - sentBytes) / speed));
  if (status === 'queued' || status === 'done') parts.push(amounts.size(size));
  return (
    <Text
      fontSize="sm"
      color={status === 'failed' ? 'fg.error' : 'fg.muted'}
      fontVariantNumeric="tabular-nums"
    >
      {parts.join(formatMessage({ id: 'uploads.bar.separator' }))}
    </Text>
  );
}

function wordOf({ status, isHeldElsewhere, isInstant }: UploadState): string {
  if (isHeldElsewhere) return 'held';
  return status === 'done' && isInstant ? 'instant' : status;
}

function hashedPercent({ hashedBytes, size }: UploadState): number {
  return size === 0 ? 0 : Math.floor((hashedBytes / size) * 100);
}
