import type { ReactElement, ReactNode } from 'react';
import { useLanguage } from 'shell/session';
import { Box, Center, Flex, Heading, Text } from 'shell/ui';
import type { ChildOverview } from '#shared/contracts';

export interface ChildHeadingProps {
  overview: ChildOverview;
  headingId: string;
  /** At the end of the line. */
  children: ReactNode;
}

/** Who the child is: name, grade and class, school. */
export const ChildHeading = ({ overview, headingId, children }: ChildHeadingProps): ReactElement => {
  const { language } = useLanguage();
  const { child, unitName, unitEnName } = overview;
  const school = language === 'en' && unitEnName ? unitEnName : unitName;
  return (
    <Flex gap="3" align="flex-start">
      <Center
        aria-hidden
        boxSize="12"
        flexShrink="0"
        borderRadius="full"
        bg="brand.subtle"
        color="brand.fg"
        fontSize="xl"
        fontWeight="600"
        data-initial={[...child.realName].at(0)}
        _before={{ content: 'attr(data-initial)' }}
      />
      <Box flex="1" minWidth="0">
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
};
