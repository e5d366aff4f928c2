import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { Dialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { spacesQuery } from '../place/spaces-query.ts';
import { useSpaceName } from '../place/use-space-name.ts';
import { FolderNode } from './folder-tree.tsx';
import { ProgressLine } from './progress-line.tsx';
import type { PlaceTask, Target } from './task.ts';
import { useChanging } from './use-changing.ts';

const List = chakra('ul', { base: { listStyle: 'none', margin: '0', padding: '0' } });

export interface PlaceDialogProps {
  task: PlaceTask;
  onClose: () => void;
}

/** Asks where files are to be moved or copied. */
export function PlaceDialog({ task, onClose }: PlaceDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const nameOf = useSpaceName();
  const spaces = useQuery(spacesQuery);
  const [target, setTarget] = useState<Target & { name: string }>();
  const changing = useChanging(onClose);
  const [first] = task.entries;
  const closed = new Set(task.entries.filter(({ isFolder }) => isFolder).map(({ entryId }) => entryId));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`drive.place.${task.kind}`, { count: task.entries.length, name: first?.name ?? '' })}
      footer={
        changing.progress ? (
          <ProgressLine progress={changing.progress} />
        ) : (
          <Button
            minHeight={{ base: '11', md: '10' }}
            disabled={!target}
            loading={changing.isPending}
            onClick={() => {
              if (target)
                changing.mutate({ ...task, target: { spaceId: target.spaceId, parentId: target.parentId } });
            }}
          >
            {target
              ? t(`drive.place.${task.kind}Here`, { name: target.name })
              : t(`drive.command.${task.kind}`)}
          </Button>
        )
      }
    >
      <QueryView query={spaces}>
        {(data) => (
          <Box minHeight="48">
            <List aria-label={t('drive.place.label')}>
              {data.spaces
                .filter(({ role }) => role === 'edit')
                .map((space) => (
                  <FolderNode
                    key={space.spaceId}
                    spaceId={space.spaceId}
                    parentId=""
                    name={nameOf(space)}
                    chosen={target}
                    closed={closed}
                    startsOpen={space.kind === 'mine'}
                    onChoose={(chosen, name) => setTarget({ ...chosen, name })}
                  />
                ))}
            </List>
          </Box>
        )}
      </QueryView>
    </Dialog>
  );
}
