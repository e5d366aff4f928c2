import type { ReactElement } from 'react';
import { usePageTitle } from 'shell/session';
import { Box, Card, Flex, Grid, Stack } from 'shell/ui';
import { LanguageSwitch } from '../components/language-switch.tsx';
import { PageFooter } from '../components/page-footer.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { UnitHeading } from '../components/unit-heading.tsx';
import { UnitPicture } from '../components/unit-picture.tsx';
import { useSay } from '../state/use-say.ts';
import { useUnit } from '../state/use-unit.ts';

/** The sign-in page: the unit's picture beside the card; on narrow screens only the card. */
export const SignInPage = (): ReactElement => {
  const say = useSay();
  const unit = useUnit();
  usePageTitle(say('signin.page.title'));
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
        <Flex flex="1" align="center" justify="center" paddingBlock="6">
          <Card width="100%" maxWidth="md" padding={{ base: '5', sm: '8' }}>
            <Stack gap="6">
              <UnitHeading unit={unit} />
              <SignInForm />
            </Stack>
          </Card>
        </Flex>
        <Box>
          <PageFooter />
        </Box>
      </Flex>
    </Grid>
  );
};
