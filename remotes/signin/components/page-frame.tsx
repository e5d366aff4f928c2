import type { ReactElement, ReactNode } from 'react';
import { Box, Card, Flex, Grid, Stack } from 'shell/ui';
import { useUnit } from '../state/use-unit.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { PageFooter } from './page-footer.tsx';
import { UnitPicture } from './unit-picture.tsx';

/** What every page of this app stands in: the unit's picture beside a card; on narrow screens only the card. */
export const PageFrame = ({ children }: { children: ReactNode }): ReactElement => {
  const unit = useUnit();
  return (
    <Grid
      minHeight="100dvh"
      bg="bg"
      color="fg"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '2fr minmax({sizes.md}, 1fr)' }}
    >
      <UnitPicture name={unit.name} />
      <Flex direction="column" minHeight="100dvh" paddingInline={{ base: '4', sm: '8' }} paddingBlock="4">
        <Flex justify="flex-end">
          <LanguageSwitch />
        </Flex>
        <Flex flex="1" align="center" justify="center" paddingBlock="2">
          <Card width="100%" maxWidth="md" padding={{ base: '5', sm: '8' }}>
            <Stack gap="6">{children}</Stack>
          </Card>
        </Flex>
        <Box>
          <PageFooter />
        </Box>
      </Flex>
    </Grid>
  );
};
