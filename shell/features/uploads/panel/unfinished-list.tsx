import { type ChangeEvent, type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { UnfinishedUpload, Uploader } from '#shared/upload-client';
import { Box, Button, chakra, Flex, Text } from '../../../kit/ui/index.ts';
import { useAmounts } from './use-amounts.ts';
import type { PanelState } from './use-panel.ts';

const Input = chakra('input', { base: { display: 'none' } });

interface UnfinishedListProps {
  panel: PanelState;
  uploader: Uploader;
}

/** What an earlier page left: it goes on by itself where the browser can read the file again, else the user picks the file. */
export function UnfinishedList({ panel, uploader }: UnfinishedListProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [isOther, setOther] = useState(false);
  const onPicked = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const others = await uploader.resumePicked([...(currentTarget.files ?? [])]);
    setOther(others.length > 0);
    panel.readUnfinished();
  };
  const goOn = async ({ key }: UnfinishedUpload): Promise<void> => {
    const id = await uploader.resumeUnfinished(key).catch(() => undefined);
    if (id === undefined) input.current?.click();
    panel.readUnfinished();
  };
  const forget = async ({ key }: UnfinishedUpload): Promise<void> => {
    await uploader.forgetUnfinished(key);
    panel.readUnfinished();
  };
  if (panel.unfinished.length === 0) return null;
  return (
    <Box padding="4" borderBottomWidth="1px" borderColor="border.muted">
      <Text fontWeight="semibold">
        {formatMessage({ id: 'uploads.bar.unfinished' }, { count: panel.unfinished.length })}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {formatMessage({ id: 'uploads.unfinished.help' })}
      </Text>
      <Button
        size="sm"
        marginTop="2"
        minHeight={{ base: '11', md: '9' }}
        onClick={() => input.current?.click()}
      >
        {formatMessage({ id: 'uploads.unfinished.pick' })}
      </Button>
      <Input
        ref={input}
        type="file"
        multiple
        aria-label={formatMessage({ id: 'uploads.unfinished.pick' })}
        onChange={(event) => void onPicked(event)}
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
      />
      <Text role="status" fontSize="sm" color="fg.error">
        {isOther ? formatMessage({ id: 'uploads.unfinished.other' }) : ''}
      </Text>
      <Box as="ul" listStyleType="none" margin="0" padding="0">
        {panel.unfinished.map((left) => (
          <UnfinishedRow key={left.key} left={left} onGoOn={goOn} onForget={forget} />
        ))}
      </Box>
    </Box>
  );
}

interface UnfinishedRowProps {
  left: UnfinishedUpload;
  onGoOn: (left: UnfinishedUpload) => Promise<void>;
  onForget: (left: UnfinishedUpload) => Promise<void>;
}

function UnfinishedRow({ left, onGoOn, onForget }: UnfinishedRowProps): ReactElement {
  const { formatMessage } = useIntl();
  const { size } = useAmounts();
  const path = left.webkitRelativePath || left.fileName;
  const button = { variant: 'ghost', size: 'sm', minHeight: { base: '11', md: '8' } } as const;
  return (
    <Flex as="li" align="center" gap="2" marginTop="2">
      <Box flex="1" minWidth="0">
        <Text truncate title={path}>
          {path}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {size(left.size)}
        </Text>
      </Box>
      {left.handle ? (
        <Button {...button} onClick={() => void onGoOn(left)}>
          {formatMessage({ id: 'uploads.unfinished.continue' })}
        </Button>
      ) : null}
      <Button {...button} onClick={() => void onForget(left)}>
        {formatMessage({ id: 'uploads.unfinished.forget' })}
      </Button>
    </Flex>
  );
}
