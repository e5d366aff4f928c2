import { LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { getLanguage } from '../language/index.ts';
import { useUser } from '../session/index.ts';
import { Box, Button, Stack, Text } from '../ui/index.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, and the way out. */
export const UserPanel = ({ onDone }: { onDone: () => void }): ReactElement => {
  const { formatMessage } = useIntl();
  const { realName, loginName, unitName, unitEnName } = useUser();
  const signOut = useSignOut();
  const unit = getLanguage() === 'en' && unitEnName ? unitEnName : unitName;
  return (
    <Stack gap="3">
      <Box>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {realName}
        </Text>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {loginName}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {unit}
        </Text>
      </Box>
      <Box display={{ base: 'block', md: 'none' }}>
        <LanguageSwitch />
      </Box>
      <Button
        variant="outline"
        onClick={() => {
          onDone();
          void signOut();
        }}
      >
        <LogOut size={18} strokeWidth={1.75} aria-hidden />
        {formatMessage({ id: 'header.signOut.button' })}
      </Button>
    </Stack>
  );
};
