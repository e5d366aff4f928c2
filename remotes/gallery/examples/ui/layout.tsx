import type { ReactElement } from 'react';
import { Box, type BoxProps, Center, Flex, Grid, HStack, SimpleGrid, Stack, VStack } from 'shell/ui';

function Tile(props: BoxProps): ReactElement {
  return <Box width="24" height="9" bg="brand.subtle" borderRadius="control" {...props} />;
}

/** Side by side, wrapped, in columns of equal width, by a template, centred. */
export function Example(): ReactElement {
  return (
    <Stack gap="4">
      <HStack gap="3">
        <Tile />
        <Tile />
      </HStack>
      <Flex wrap="wrap" justify="space-between" gap="3">
        <Tile />
        <Tile />
      </Flex>
      <SimpleGrid minChildWidth="8rem" gap="3">
        <Tile width="auto" />
        <Tile width="auto" />
      </SimpleGrid>
      <Grid templateColumns="1fr 2fr" gap="3">
        <Tile width="auto" />
        <Tile width="auto" />
      </Grid>
      <VStack>
        <Center>
          <Tile />
        </Center>
      </VStack>
    </Stack>
  );
}
