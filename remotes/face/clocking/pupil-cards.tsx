import type { ReactElement } from 'react';
import { chakra, Flex, Text } from 'shell/ui';
import { PupilName } from './pupil-name.tsx';
import { type PupilsProps, StatusChoice } from './status-choice.tsx';
import { useHowMarked } from './use-how-marked.ts';

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: { padding: '4', borderTopWidth: '1px', borderColor: 'border.muted' },
});

/** The pupils of a register as cards, where a table has no room. */
export function PupilCards({ pupils, caption, isFaceOffered, onMark }: PupilsProps): ReactElement {
  const howMarked = useHowMarked();
  return (
    <List aria-label={caption}>
      {pupils.map((pupil) => (
        <Item key={pupil.userId}>
          <Flex gap="2" justify="space-between" align="center" marginBottom="2">
            <PupilName pupil={pupil} isFaceOffered={isFaceOffered} />
            <Text as="span" fontSize="sm" color="fg.muted" whiteSpace="nowrap">
              {howMarked(pupil)}
            </Text>
          </Flex>
          <StatusChoice pupil={pupil} onMark={onMark} />
        </Item>
      ))}
    </List>
  );
}
