import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { providerLook, qrLook } from '#shared/sign-in-ways';
import { getLanguage } from '../language/index.ts';
import { goToSignIn } from '../session/index.ts';
import { Flex, Link, Stack, Text } from '../ui/index.ts';
import { useProviders } from './use-providers.ts';
import { WayButton } from './way-button.tsx';

/** Signs in elsewhere, so that the page stays; that window tells this one by itself. */
const openWindow = (way: string): void => {
  const address = `/needtologinpagerelogin?${new URLSearchParams({ way })}`;
  if (!window.open(address, '_blank', 'width=520,height=760')) goToSignIn();
};

/** The ways in beside the password, in the dialog over a page. */
export const OtherWays = (): ReactElement | null => {
  const { formatMessage } = useIntl();
  const language = getLanguage();
  const providers = useProviders();
  if (!providers) return null;
  return (
    <Stack as="section" gap="2" aria-label={formatMessage({ id: 'session.ways.others' })} textAlign="center">
      <Text fontSize="sm">{formatMessage({ id: 'session.ways.others' })}</Text>
      <Flex wrap="wrap" justify="center" align="flex-start" gap="2">
        <WayButton
          {...qrLook}
          name={formatMessage({ id: 'session.ways.qr' })}
          onClick={() => openWindow('qr')}
        />
        {providers.map((id) => {
          const { names, ...look } = providerLook(id);
          return <WayButton key={id} {...look} name={names[language]} onClick={() => openWindow(id)} />;
        })}
      </Flex>
      <Text fontSize="xs" color="fg.muted">
        {formatMessage({ id: 'session.ways.text' })}
      </Text>
      <Link href="/forgetPassword" target="_blank" fontSize="sm" alignSelf="center" variant="underline">
        {formatMessage({ id: 'session.ways.forgotten' })}
      </Link>
    </Stack>
  );
};
