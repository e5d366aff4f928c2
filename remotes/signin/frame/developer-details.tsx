import type { ReactElement, ReactNode } from 'react';
import { Box, chakra, Stack, Text } from 'shell/ui';

export interface DeveloperDetailsProps {
  /** What the fold is called. */
  summary: string;
  /** Unfolded from the start. */
  open?: boolean | undefined;
  details: readonly { name: string; value: ReactNode }[];
}

/** Details for the developers of the client, folded away from everybody else. */
export function DeveloperDetails({ summary, open, details }: DeveloperDetailsProps): ReactElement {
  return (
    <chakra.details open={open} borderTopWidth="1px" borderColor="border.muted" paddingTop="4" fontSize="sm">
      <chakra.summary cursor="button" fontWeight="medium" borderRadius="sm" focusVisibleRing="outside">
        {summary}
      </chakra.summary>
      <Stack as="dl" gap="3" marginTop="3">
        {details.map(({ name, value }) => (
          <Box key={name}>
            <Text as="dt" color="fg.muted" fontSize="xs">
              {name}
            </Text>
            <Box as="dd" margin="0" fontFamily="mono" overflowWrap="anywhere">
              {value}
            </Box>
          </Box>
        ))}
      </Stack>
    </chakra.details>
  );
}
