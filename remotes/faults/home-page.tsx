import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle } from 'shell/session';
import { PageHeading, Stack, Text } from 'shell/ui';

/** Works, whatever the portal finds out about licence and versions: it says that this is a demonstration. */
export function HomePage(): ReactElement {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'faults.home.title' });
  usePageTitle(title);
  return (
    <Stack gap="4" padding={{ base: '4', md: '8' }} maxWidth="page" width="100%" marginInline="auto">
      <PageHeading>{title}</PageHeading>
      <Text maxWidth="60ch">{formatMessage({ id: 'faults.home.text' })}</Text>
    </Stack>
  );
}
