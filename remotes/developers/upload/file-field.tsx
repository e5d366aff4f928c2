import { FileCheck, FileUp } from 'lucide-react';
import { type DragEvent, type ReactElement, useRef, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra, Flex, Text } from 'shell/ui';
import { formatSize } from '#shared/numbers';
import type { MessageId } from '../messages/message-id.ts';
import type { PickedArchive } from './picked-archive.ts';

const HiddenInput = chakra('input', { base: { display: 'none' } });

export interface FileFieldProps {
  picked: PickedArchive;
  isBusy: boolean;
  onPick: (files: readonly File[]) => void;
}

/** Where archive and signature are chosen or dropped, together or one after the other. */
export function FileField({ picked, isBusy, onPick }: FileFieldProps): ReactElement {
  const t = useTranslations<MessageId>();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!isBusy) onPick([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Box
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      padding={{ base: '4', md: '6' }}
      borderWidth="2px"
      borderStyle="dashed"
      borderRadius="card"
      borderColor={isOver ? 'brand.solid' : 'border'}
      bg={isOver ? 'brand.subtle' : 'bg.subtle'}
    >
      <Flex direction="column" gap="3">
        <Chosen
          label={t('developers.upload.archive')}
          value={picked.archive && `${picked.archive.name} · ${formatSize(picked.archive.content.size)}`}
        />
        <Chosen label={t('developers.upload.signature')} value={picked.signature?.name} />
        <Flex align="center" wrap="wrap" gap="3">
          <Button
            variant="outline"
            minHeight={{ base: '11', md: '10' }}
            disabled={isBusy}
            onClick={() => input.current?.click()}
          >
            <FileUp size={18} strokeWidth={1.75} aria-hidden />
            {t('developers.upload.choose')}
          </Button>
          <Text fontSize="sm" color="fg.muted">
            {t('developers.upload.drop')}
          </Text>
        </Flex>
      </Flex>
      <HiddenInput
        ref={input}
        type="file"
        multiple
        accept=".zip,.sig"
        aria-label={t('developers.upload.choose')}
        onChange={({ currentTarget: { files } }) => onPick([...(files ?? [])])}
        // The same file may be picked once more, after a new build.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
      />
    </Box>
  );
}

function Chosen({ label, value }: { label: string; value: string | undefined }): ReactElement {
  const t = useTranslations<MessageId>();
  const Icon = value ? FileCheck : FileUp;
  return (
    <Flex align="flex-start" gap="2">
      <Box paddingTop="0.5" flexShrink="0" color={value ? 'fg.success' : 'fg.muted'}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box minWidth="0">
        <Text fontWeight="500">{label}</Text>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {value ?? t('developers.upload.missing')}
        </Text>
      </Box>
    </Flex>
  );
}
