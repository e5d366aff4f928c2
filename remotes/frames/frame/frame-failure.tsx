import { Clock, ExternalLink, ShieldAlert, WifiOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { homePath, navigate, useTranslations } from 'shell/session';
import { Button, HStack, Link, PageHeading, Text, VStack } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

export interface FrameFailureProps {
  kind: 'missing' | 'silent' | 'blocked' | 'offline';
  name: string;
  /** Where the page is; undefined where nobody knows. */
  address?: URL;
  onReopen?: () => void;
}

const icons = { missing: ExternalLink, silent: Clock, blocked: ShieldAlert, offline: WifiOff };
const comfortable = { minHeight: { base: '11', md: '10' } } as const;

/** What stands in the place of a page that does not show itself: what happened, another try, and the ways out. */
export function FrameFailure({ kind, name, address, onReopen }: FrameFailureProps): ReactElement {
  const t = useTranslations<MessageId>();
  const Icon = icons[kind];
  return (
    <VStack role="alert" gap="3" paddingBlock="12" paddingInline="4" textAlign="center" color="fg.muted">
      <Icon size={40} strokeWidth={1.25} aria-hidden />
      <PageHeading size="lg" color="fg" overflowWrap="anywhere">
        {t(`frames.${kind}.title`, { name })}
      </PageHeading>
      <Text maxWidth="48ch" overflowWrap="anywhere">
        {t(`frames.${kind}.text`, { name, host: address?.host ?? '' })}
      </Text>
      <HStack gap="3" wrap="wrap" justify="center">
        {address && kind !== 'offline' ? <NewTabButton address={address} /> : null}
        {onReopen ? (
          <Button {...comfortable} variant="outline" onClick={onReopen}>
            {t('frames.action.reopen')}
          </Button>
        ) : null}
        <Button {...comfortable} variant="outline" onClick={() => void navigate(homePath())}>
          {t('frames.action.close')}
        </Button>
      </HStack>
    </VStack>
  );
}

function NewTabButton({ address }: { address: URL }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Button {...comfortable} asChild>
      <Link href={address.href} target="_blank" rel="noopener noreferrer">
        {t('frames.action.newTab')}
        <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
      </Link>
    </Button>
  );
}
