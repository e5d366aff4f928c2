import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, Folder, FolderOpen } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra, Flex, IconButton, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { foldersQuery } from './folders-query.ts';
import type { Target } from './task.ts';

const List = chakra('ul', { base: { listStyle: 'none', margin: '0', padding: '0' } });

export interface FolderNodeProps extends Target {
  name: string;
  chosen: Target | undefined;
  /** Folders that cannot be chosen, with all below them. */
  closed: ReadonlySet<string>;
  onChoose: (target: Target, name: string) => void;
  /** Default false. */
  startsOpen?: boolean;
}

/** A folder of the tree; what stands below is asked for when it is opened. */
export function FolderNode({ startsOpen = false, ...props }: FolderNodeProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { spaceId, parentId, name, chosen, onChoose } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const isChosen = chosen?.spaceId === spaceId && chosen.parentId === parentId;
  const Icon = isOpen ? FolderOpen : Folder;
  return (
    <li>
      <Flex align="center" gap="1">
        <IconButton
          size="sm"
          variant="ghost"
          minHeight={{ base: '11', md: '9' }}
          aria-expanded={isOpen}
          aria-label={t('drive.place.expand', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          <Box asChild rotate={isOpen ? '90deg' : '0deg'}>
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
          </Box>
        </IconButton>
        <Button
          variant={isChosen ? 'subtle' : 'ghost'}
          flex="1"
          minWidth="0"
          justifyContent="flex-start"
          minHeight={{ base: '11', md: '9' }}
          aria-pressed={isChosen}
          onClick={() => onChoose({ spaceId, parentId }, name)}
          onDoubleClick={() => setOpen(true)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          <Text as="span" truncate title={name}>
            {name}
          </Text>
        </Button>
      </Flex>
      {isOpen ? <Children {...props} /> : null}
    </li>
  );
}

function Children({ spaceId, parentId, closed, ...rest }: FolderNodeProps): ReactElement {
  const t = useTranslations<MessageId>();
  const folders = useInfiniteQuery(foldersQuery({ spaceId, parentId }));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = folders;
  return (
    <Box paddingInlineStart="6">
      <QueryView query={folders}>
        {(list) => {
          const open = list.filter(({ entryId }) => !closed.has(entryId));
          if (open.length === 0 && !hasNextPage)
            return (
              <Text fontSize="sm" color="fg.muted" paddingBlock="1">
                {t('drive.place.none')}
              </Text>
            );
          return (
            <List>
              {open.map(({ entryId, name }) => (
                <FolderNode
                  key={entryId}
                  {...rest}
                  closed={closed}
                  spaceId={spaceId}
                  parentId={entryId}
                  name={name}
                />
              ))}
              {hasNextPage ? (
                <li>
                  <Button
                    variant="ghost"
                    size="sm"
                    minHeight={{ base: '11', md: '9' }}
                    aria-busy={isFetchingNextPage}
                    onClick={({ currentTarget }) => {
                      const { parentElement: item } = currentTarget;
                      void fetchNextPage().then(() => focusFolder(item?.parentElement, open.length));
                    }}
                  >
                    {t('drive.place.more')}
                  </Button>
                </li>
              ) : null}
            </List>
          );
        }}
      </QueryView>
    </Box>
  );
}

/** The first that has come: the button that asked for it may be gone. */
function focusFolder(list: Element | null | undefined, at: number): void {
  requestAnimationFrame(() =>
    list?.children[at]?.querySelector<HTMLElement>('button[aria-pressed]')?.focus(),
  );
}
