import { RefreshCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { RegistryEntry } from '#shared/contracts';
import { pick } from '#shared/language';
import { getLanguage, RoomWords } from '../../core/language/index.ts';
import { confirmLeaving } from '../../core/unsaved/index.ts';
import { Box, Button, Flex, Text } from '../../kit/ui/index.ts';
import { catalogues } from './messages/zh-CN.json?all';

interface NewVersionBarProps {
  status: 'newer' | 'stale' | 'app';
  /** Of `app`: the one that has another version. */
  app: RegistryEntry | undefined;
  onLater: () => void;
}

async function reload(): Promise<void> {
  if (await confirmLeaving()) location.reload();
}

function Bar({ status, app, onLater }: NewVersionBarProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Flex
      role="status"
      position="fixed"
      insetInline="0"
      bottom={{ base: '16', md: '4' }}
      marginInline="auto"
      width="fit-content"
      maxWidth="calc(100vw - 1rem)"
      zIndex="header"
      align="center"
      columnGap="3"
      rowGap="1"
      wrap="wrap"
      justify="flex-end"
      paddingInline="4"
      paddingBlock="2"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      boxShadow="floating"
      animation="fade-in 160ms ease-out"
    >
      <Box color="brand.fg" display={{ base: 'none', sm: 'block' }}>
        <RefreshCw size={18} strokeWidth={1.75} aria-hidden />
      </Box>
      <Text flex="1 1 12rem">
        {formatMessage({ id: `newVersion.${status}.text` }, { name: app && pick(app.names, getLanguage()) })}
      </Text>
      <Flex gap="2">
        {status !== 'stale' ? (
          <Button variant="ghost" size="sm" minHeight={{ base: '11', md: '9' }} onClick={onLater}>
            {formatMessage({ id: 'newVersion.bar.later' })}
          </Button>
        ) : null}
        <Button size="sm" minHeight={{ base: '11', md: '9' }} onClick={() => void reload()}>
          {formatMessage({ id: 'newVersion.bar.reload' })}
        </Button>
      </Flex>
    </Flex>
  );
}

function NewVersionBar(props: NewVersionBarProps): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Bar {...props} />
    </RoomWords>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default NewVersionBar;
