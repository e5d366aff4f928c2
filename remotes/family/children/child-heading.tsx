import type { ReactElement, ReactNode } from 'react';
import { Avatar } from 'shell/kit';
import { useLanguage } from 'shell/session';
import { Box, Flex, Heading, Text } from 'shell/ui';
import type { ChildOverview } from '#shared/contracts';
import { localName } from '#shared/names';

export interface ChildHeadingProps {
  overview: ChildOverview;
  headingId: string;
  /** At the end of the line. */
  children: ReactNode;
}

/** Who the child is: name, grade and class, school. */
export function ChildHeading({ overview, headingId, children }: ChildHeadingProps): ReactElement {
  const { language } = useLanguage();
  const { child, avatar, unitName, unitEnName } = overview;
  const school = localName(language, unitName, unitEnName);
  return (
    <Flex wrap="wrap" gap="3" align="flex-start">
      <Avatar userId={child.id} name={child.realName} picture={avatar} size="large" />
      <Box flex="1 1 8rem" minWidth="0">
        <Heading as="h2" id={headingId} size="lg" overflowWrap="anywhere">
          {child.realName}
        </Heading>
        <Text>{[child.gradeName, child.className].filter(Boolean).join(' ')}</Text>
        <Text fontSize="sm" color="fg.muted">
          {school}
        </Text>
      </Box>
      {children}
    </Flex>
  );
}
