import type { ReactElement } from 'react';
import { useLanguage, useSession } from 'shell/session';
import { Box, Button, Flex, Text } from 'shell/ui';
import { localName } from '#shared/names';
import type { ConsentDetails } from './consent.ts';
import { useConsentTranslations } from './consent-message.ts';

export interface UserLineProps extends Pick<ConsentDetails, 'user'> {
  onSwitch: () => void;
}

/**
 * The user whose data is about to be shared.
 * School computers have many users, and the last one may have forgotten to sign out.
 */
export function UserLine({ user, onSwitch }: UserLineProps): ReactElement {
  const t = useConsentTranslations();
  const { language } = useLanguage();
  const { user: signedIn } = useSession();
  const unit = localName(language, user.unitName, signedIn?.unitEnName);
  return (
    <Flex
      align="center"
      wrap="wrap"
      columnGap="3"
      rowGap="1"
      paddingInline="4"
      paddingBlock="3"
      borderRadius="card"
      bg="bg.muted"
    >
      <Box flex="1" minWidth="36">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {user.realName}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {t('signin.consent.user', { login: user.loginName, unit })}
        </Text>
      </Box>
      <Button size="sm" variant="plain" paddingInline="0" onClick={onSwitch}>
        {t('signin.consent.notYou')}
      </Button>
    </Flex>
  );
}
