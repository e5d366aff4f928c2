import type { ReactElement } from 'react';
import { Box, PageHeading, Text } from 'shell/ui';
import { useDayPart } from '../state/use-day-part.ts';
import { useSay } from '../state/use-say.ts';

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
      <Text color="fg.muted" minHeight="1lh">
        {unread === undefined ? null : say('desktop.greeting.unread', { count: unread })}
      </Text>
    </Box>
  );
};
