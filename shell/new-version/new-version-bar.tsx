import { RefreshCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { RoomWords } from '../language/index.ts';
import { Box, Button, Flex, Text } from '../ui/index.ts';
import { confirmLeaving } from '../unsaved/index.ts';
import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';

interface NewVersionBarProps {
  tell: 'newer' | 'stale';
  onLater: () => void;
}

const reload = async (): Promise<void> => {
  if (await confirmLeaving()) location.reload();
};

const Bar = ({ tell, onLater }: NewVersionBarProps): ReactElement => {
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
      <Text flex="1 1 12rem">{formatMessage({ id: `newVersion.${tell}.text` })}</Text>
      <Flex gap="2">
        {tell === 'newer' ? (
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
};

const NewVersionBar = (props: NewVersionBarProps): ReactElement => (
  <RoomWords catalogues={{ 'zh-CN': zhCN, en }}>
    <Bar {...props} />
  </RoomWords>
);

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default NewVersionBar;
