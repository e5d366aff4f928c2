import { type ReactElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import { acceptsEvent } from '#shared/upload-client';
import { Box, Button, Flex, Text } from '../../../kit/ui/index.ts';
import type { PageUploads } from '../../../kit/uploads/index.ts';
import { chooseRows } from './choose-rows.ts';
import { RefusedRow } from './refused-row.tsx';
import { UnfinishedList } from './unfinished-list.tsx';
import { UploadRow } from './upload-row.tsx';
import type { PanelState } from './use-panel.ts';

interface UploadListProps {
  id: string;
  panel: PanelState;
  uploads: PageUploads;
}

/** Every file with its state, and what can be done with all of them. */
export function UploadList({ id, panel, uploads }: UploadListProps): ReactElement {
  const { formatMessage } = useIntl();
  const { shown, hidden } = chooseRows(panel.uploads);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Box id={id} ref={list} display="flex" flexDirection="column" minHeight="0" tabIndex={-1} outline="none">
      <Commands panel={panel} uploads={uploads} onEmptied={() => list.current?.focus()} />
      <Box
        overflowY="auto"
        minHeight="0"
        tabIndex={0}
        role="group"
        aria-label={formatMessage({ id: 'uploads.list.label' })}
      >
        <UnfinishedList panel={panel} uploader={uploads.uploader} />
        <Box as="ul" listStyleType="none" margin="0" padding="0">
          {panel.refused.map((file) => (
            <RefusedRow key={file.id} file={file} />
          ))}
          {shown.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              speed={panel.speedOf(upload.id)}
              isFirst={panel.uploads[0]?.id === upload.id}
              uploader={uploads.uploader}
            />
          ))}
        </Box>
        {hidden > 0 ? (
          <Text paddingInline="4" paddingBlock="2" color="fg.muted" fontSize="sm">
            {formatMessage({ id: 'uploads.list.more' }, { count: hidden })}
          </Text>
        ) : null}
      </Box>
    </Box>
  );
}

function Commands({ panel, uploads, onEmptied }: Omit<UploadListProps, 'id'> & { onEmptied: () => void }) {
  const { formatMessage } = useIntl();
  const { uploader, refused } = uploads;
  const can = (type: 'pause' | 'resume' | 'abort'): boolean =>
    panel.uploads.some(({ status }) => status !== 'failed' && acceptsEvent(status, type));
  const commands = [
    { id: 'pause', isOn: can('pause'), run: () => uploader.pause() },
    { id: 'resume', isOn: can('resume'), run: () => uploader.resume() },
    {
      id: 'retry',
      isOn: panel.uploads.some(({ status }) => status === 'failed'),
      run: () => uploader.retry(),
    },
    { id: 'abort', isOn: can('abort'), run: () => abortRunning(uploads) },
    {
      id: 'clear',
      isOn:
        refused.get().length > 0 ||
        panel.uploads.some(({ status }) => status === 'done' || status === 'aborted'),
      run: () => clear(uploads),
    },
  ].filter(({ isOn }) => isOn);
  if (commands.length === 0) return null;
  return (
    <Flex wrap="wrap" gap="1" padding="2" borderBottomWidth="1px" borderColor="border.muted" flexShrink="0">
      {commands.map(({ id, run }) => (
        <Button
          key={id}
          variant="ghost"
          size="sm"
          minHeight={{ base: '11', md: '8' }}
          onClick={() => {
            run();
            // The button may be gone, and the focus with it.
            onEmptied();
          }}
        >
          {formatMessage({ id: `uploads.all.${id}` })}
        </Button>
      ))}
    </Flex>
  );
}

/** What has failed stays, so that its reason can be read. */
function abortRunning({ uploader }: PageUploads): void {
  for (const { id, status } of uploader.getUploads()) if (status !== 'failed') uploader.abort(id);
}

function clear({ uploader, refused }: PageUploads): void {
  refused.set([]);
  for (const { id, status } of uploader.getUploads())
    if (status === 'done' || status === 'aborted') uploader.remove(id);
}
