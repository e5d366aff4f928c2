import { CircleUserRound, LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { localName, nameIn } from '#shared/names';
import { Avatar } from '../avatar/index.ts';
import { getLanguage } from '../language/index.ts';
import { entryLook } from '../panel/index.ts';
import { findEntryByPath } from '../registry/index.ts';
import { canSignOut, useUser, useUserDetails } from '../session/index.ts';
import { useSignOut } from '../session-life/index.ts';
import { AppLink, Box, Button, HStack, Stack, Text } from '../ui/index.ts';
import { campusName } from './campus-name.ts';
import { LanguageChoices } from './language-choices.tsx';
import { Slot } from './slot.tsx';
import { UnitOam } from './unit-oam.tsx';
import { userPanelSlot } from './user-panel-slot.ts';

/** Where users look after their own account; with services of its own a deployment may not have it. */
const accountPath = '/account';

/** Who is signed in, the own account, and the way out. */
export const UserPanel = ({ onDone }: { onDone: () => void }): ReactElement => {
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
      {findEntryByPath(accountPath) ? (
        <Button asChild {...entryLook}>
          <AppLink href={accountPath} onClick={onDone}>
            <CircleUserRound size={18} strokeWidth={1.75} aria-hidden />
            {formatMessage({ id: 'header.user.account' })}
          </AppLink>
        </Button>
      ) : null}
      <Slot items={userPanelSlot} />
      {canSignOut() ? (
        <Button
          {...entryLook}
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
};
