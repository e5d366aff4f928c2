import { LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { localName, nameIn } from '#shared/names';
import { getLanguage } from '../../core/language/index.ts';
import { canSignOut, useUser, useUserDetails } from '../../core/session/index.ts';
import { UserMenuEntries } from '../../features/remote-slots/index.ts';
import { useSignOut } from '../../features/session-life/index.ts';
import { Avatar } from '../../kit/avatar/index.ts';
import { entryStyle } from '../../kit/panel/index.ts';
import { Box, Button, HStack, Stack, Text } from '../../kit/ui/index.ts';
import { campusName } from './campus-name.ts';
import { LanguageChoices } from './language-choices.tsx';
import { UnitOam } from './unit-oam.tsx';
import { userPanelSlot } from './user-panel-slot.ts';

/** Who is signed in, the own account, and the way out. */
export function UserPanel({ onDone }: { onDone: () => void }): ReactElement {
  const { formatMessage, formatList } = useIntl();
  const { userId, realName, avatar, loginName, unitName, unitEnName } = useUser();
  const name = nameIn(realName, getLanguage());
  const details = useUserDetails();
  const child = details?.currentChirden;
  const campuses = (details?.campusUnits ?? []).map(({ name }) => campusName(name, getLanguage()));
  const signOut = useSignOut();
  const unit = localName(getLanguage(), unitName, unitEnName);
  return (
    <Stack gap="1">
      <Box paddingInline="3" paddingBottom="2">
        <HStack gap="3" marginBottom="1">
          <Avatar userId={userId} name={name} picture={avatar} size="large" />
          <Box minWidth="0">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Text>
            <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              {loginName}
            </Text>
          </Box>
        </HStack>
        <Text fontSize="sm" color="fg.muted">
          {unit}
        </Text>
        <UnitOam />
        {campuses.length > 0 ? (
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {formatMessage({ id: 'header.user.campuses' }, { names: formatList(campuses) })}
          </Text>
        ) : null}
        {child ? (
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {formatMessage({ id: 'header.user.child' }, { name: child.realName })}
          </Text>
        ) : null}
      </Box>
      <Box display={{ base: 'block', md: 'none' }}>
        <LanguageChoices />
      </Box>
      {userPanelSlot.map((Item, position) =>
        typeof Item === 'string' ? (
          <UserMenuEntries key={Item} place={Item} onDone={onDone} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while the page lives
          <Item key={position} />
        ),
      )}
      {canSignOut() ? (
        <Button
          {...entryStyle}
          onClick={() => {
            onDone();
            void signOut();
          }}
        >
          <LogOut size={18} strokeWidth={1.75} aria-hidden />
          {formatMessage({ id: 'header.signOut.button' })}
        </Button>
      ) : null}
    </Stack>
  );
}
