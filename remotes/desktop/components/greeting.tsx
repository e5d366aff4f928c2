import type { ReactElement } from 'react';
import { Box, Flex, PageHeading, Text } from 'shell/ui';
import { useDayPart } from '../state/use-day-part.ts';
import { useSay } from '../state/use-say.ts';
import { Waiting } from './waiting.tsx';

export interface GreetingProps {
  name: string;
  /** Unread entries in all apps; undefined as long as nobody knows. */
  unread: number | undefined;
}

export const Greeting = ({ name, unread }: GreetingProps): ReactElement => {
  const say = useSay();
  const part = useDayPart();
  return (
    <Box flex="1 1 18rem" minWidth="0">
      <PageHeading size={{ base: 'xl', md: '2xl' }} overflowWrap="anywhere">
        {say(`desktop.greeting.${part}`, { name })}
      </PageHeading>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" minHeight={{ md: '9' }}>
        <Text color="fg.muted" minHeight="1lh">
          {unread === undefined ? null : say('desktop.greeting.unread', { count: unread })}
        </Text>
        <Waiting />
      </Flex>
    </Box>
  );
};
