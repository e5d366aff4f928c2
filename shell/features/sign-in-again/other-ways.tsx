import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { pick } from '#shared/language';
import { brandingOf, qrBranding } from '#shared/sign-in-ways';
import { getLanguage } from '../../core/language/index.ts';
import { goToSignIn } from '../../core/session/index.ts';
import { Flex, Link, Stack, Text } from '../../kit/ui/index.ts';
import { useProviders } from './use-providers.ts';
import { WayButton } from './way-button.tsx';

/** The ways in beside the password, in the dialog over a page. */
export function OtherWays(): ReactElement | null {
  const { formatMessage } = useIntl();
  const language = getLanguage();
  const providers = useProviders();
  if (!providers) return null;
  return (
    <Stack as="section" gap="2" aria-label={formatMessage({ id: 'session.ways.others' })} textAlign="center">
      <Text fontSize="sm">{formatMessage({ id: 'session.ways.others' })}</Text>
      <Flex wrap="wrap" justify="center" align="flex-start" gap="2">
        <WayButton
          {...qrBranding}
          name={formatMessage({ id: 'session.ways.qr' })}
          onClick={() => openWindow('qr')}
        />
        {providers.map((provider) => {
          const { names, ...branding } = brandingOf(provider);
          const id = provider.providerId;
          return (
            <WayButton key={id} {...branding} name={pick(names, language)} onClick={() => openWindow(id)} />
          );
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
}

/** Signs in elsewhere, so that the page stays; that window notifies this one by itself. */
function openWindow(way: string): void {
  const address = `/needtologinpagerelogin?${new URLSearchParams({ way })}`;
  if (!window.open(address, '_blank', 'width=520,height=760')) goToSignIn();
}
