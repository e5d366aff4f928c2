import type { ReactElement, ReactNode } from 'react';
import { Box, Card, Flex, Grid, Stack } from 'shell/ui';
import { LanguageSwitch } from './language-switch.tsx';
import { PageFooter } from './page-footer.tsx';
import { UnitPicture } from './unit-picture.tsx';
import { useUnit } from './use-unit.ts';

export interface PageFrameProps {
  children: ReactNode;
  /** The card hangs from its top edge, so that what it holds stays in its place while the card grows. Default: it is centred. */
  isSteady?: boolean;
}

/** Leaves above the card what a page of usual height leaves; the form of the server stands in the same place. */
const steadyTop = 'max(0.5rem, calc((100dvh - 50rem) / 2))';

/** What every page of this app stands in: the unit's picture beside a card; on narrow screens only the card. */
export function PageFrame({ children, isSteady = false }: PageFrameProps): ReactElement {
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
        <Flex
          flex="1"
          align={isSteady ? 'flex-start' : 'center'}
          justify="center"
          paddingTop={isSteady ? steadyTop : '2'}
          paddingBottom="2"
        >
          <Card width="100%" maxWidth="md" padding={{ base: '5', sm: isSteady ? '6' : '8' }}>
            <Stack gap={isSteady ? '4' : '6'}>{children}</Stack>
          </Card>
        </Flex>
        <Box>
          <PageFooter />
        </Box>
      </Flex>
    </Grid>
  );
}
