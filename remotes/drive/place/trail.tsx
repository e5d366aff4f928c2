import { useDroppable } from '@dnd-kit/core';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

const List = chakra('ol', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', listStyle: 'none', minWidth: '0' },
});
const Item = chakra('li', {
  base: { display: 'flex', alignItems: 'center', minWidth: '0', maxWidth: '100%' },
});

export interface TrailStep {
  /** Empty for the top of a space. */
  parentId: string;
  name: string;
  /** Set where files can be dropped. */
  spaceId: string | undefined;
  open: () => void;
}

/** The folders above, and the one that is shown. */
export function Trail({ steps }: { steps: readonly TrailStep[] }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Box as="nav" aria-label={t('drive.place.trail')} minWidth="0">
      <List>
        {steps.map((step, at) => (
          <Item key={step.parentId}>
            {at > 0 ? (
              <Box color="fg.muted" flexShrink="0">
                <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
              </Box>
            ) : null}
            {at === steps.length - 1 ? (
              <Text aria-current="page" fontWeight="semibold" paddingInline="2" truncate title={step.name}>
                {step.name}
              </Text>
            ) : (
              <Step step={step} />
            )}
          </Item>
        ))}
      </List>
    </Box>
  );
}

function Step({ step: { parentId, name, spaceId, open } }: { step: TrailStep }): ReactElement {
  const { setNodeRef, isOver } = useDroppable({
    id: `trail:${parentId}`,
    disabled: spaceId === undefined,
    data: { target: { spaceId, parentId } },
  });
  return (
    <Button
      ref={setNodeRef}
      variant={isOver ? 'subtle' : 'ghost'}
      size="sm"
      minHeight={{ base: '11', md: '9' }}
      paddingInline="2"
      maxWidth="48"
      onClick={open}
    >
      <Text as="span" truncate title={name}>
        {name}
      </Text>
    </Button>
  );
}
