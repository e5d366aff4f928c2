import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Flex, Text } from 'shell/ui';
import { CardItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { ClassMenu } from './class-menu.tsx';
import type { ClassViewProps } from './class-table.tsx';
import { ClassTitle } from './class-title.tsx';
import { headsOf } from './heads-of.ts';
import { StatusBadge } from './status-badge.tsx';

/** Classes as cards, where a table has no room. */
export function ClassCards({ classes, caption, places, onTask }: ClassViewProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <PlainList aria-label={caption}>
      {classes.map((one) => {
        const heads = headsOf(one);
        const facts = [
          heads && t('administration.card.heads', { names: heads }),
          t('administration.card.people', { pupils: one.pupils, teachers: one.teachers }),
          places.campusOf(one),
          places.yearOf(one),
        ];
        return (
          <CardItem key={one.classId}>
            <Flex gap="2" align="flex-start">
              <Box flex="1" minWidth="0">
                <Flex wrap="wrap" align="center" gap="2">
                  <ClassTitle one={one} onTask={onTask} />
                  <StatusBadge status={one.status} />
                </Flex>
                <Flex wrap="wrap" columnGap="3" rowGap="1" marginTop="1" fontSize="sm" color="fg.muted">
                  {facts.filter(Boolean).map((fact) => (
                    <Text as="span" key={fact} overflowWrap="anywhere">
                      {fact}
                    </Text>
                  ))}
                </Flex>
              </Box>
              <ClassMenu one={one} onTask={onTask} />
            </Flex>
          </CardItem>
        );
      })}
    </PlainList>
  );
}
