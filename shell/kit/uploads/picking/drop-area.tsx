import { Upload } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { readFolder } from '#shared/upload-client';
import { RoomWords } from '../../../core/language/index.ts';
import { Box, Flex } from '../../ui/index.ts';
import { catalogues } from '../messages/zh-CN.json?all';
import type { UploadOptions } from '../page-uploads.ts';
import { useAdding } from '../use-adding.ts';
import { useDrop, usePaste } from './use-transfer.ts';

export interface DropAreaProps extends UploadOptions {
  /** Takes nothing where the user may not upload. Default false. */
  disabled?: boolean | undefined;
  /** What it lies around, such as the list of a folder. */
  children: ReactNode;
}

/** Uploads what is dropped on it, folders as a whole (N06), and what is pasted into the page. */
export function DropArea(props: DropAreaProps): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Content {...props} />
    </RoomWords>
  );
}

function Content({ disabled = false, children, ...options }: DropAreaProps): ReactElement {
  const { formatMessage } = useIntl();
  const add = useAdding(options);
  const { isOver, handlers } = useDrop((items) => void readFolder(items).then(add), !disabled);
  usePaste(add, !disabled);
  return (
    <Box {...handlers} position="relative" flex="1" display="flex" flexDirection="column" minWidth="0">
      {children}
      {isOver ? (
        <Flex
          position="absolute"
          inset="0"
          zIndex="sticky"
          align="center"
          justify="center"
          pointerEvents="none"
          borderRadius="card"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="brand.solid"
        >
          <Flex align="center" gap="2" padding="4" bg="bg.panel" borderRadius="card" boxShadow="floating">
            <Upload size={20} strokeWidth={1.75} aria-hidden />
            {formatMessage({ id: 'kit.upload.drop' }, { place: options.label })}
          </Flex>
        </Flex>
      ) : null}
    </Box>
  );
}
