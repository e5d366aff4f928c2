import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { type RegistryEntry, shellApiVersion } from '#shared/contracts';
import { pick } from '#shared/language';
import { getBootData } from '../../core/boot/index.ts';
import { getLanguage } from '../../core/language/index.ts';
import { homePath, navigate, usePageTitle } from '../../core/navigation/index.ts';
import { Button, HStack, PageError } from '../../kit/ui/index.ts';
import type { StopReason } from './merge-configuration.ts';

/** The address belongs to no app, or to one that is not there for this user. */
export function UnknownPage(): ReactElement {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'startup.unknown.title' });
  usePageTitle(title);
  return (
    <PageError title={title} text={formatMessage({ id: 'startup.unknown.text' })} detail={useQuotedRequest()}>
      <HomeButton />
    </PageError>
  );
}

/** The app exists, but not for this user. */
export function NoPermissionPage(): ReactElement {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'startup.forbidden.title' });
  usePageTitle(title);
  return (
    <PageError
      title={title}
      text={formatMessage({ id: 'startup.forbidden.text' })}
      detail={useQuotedRequest()}
    >
      <HomeButton />
    </PageError>
  );
}

/** The app says too little about itself to be started. */
export function StopPage({ entry, reason }: { entry: RegistryEntry; reason: StopReason }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <PageError
      title={formatMessage({ id: 'startup.stop.title' }, { name: pick(entry.names, getLanguage()) })}
      text={formatMessage({ id: 'startup.stop.text' })}
      detail={`${reason} · ${entry.name} · ${useQuotedRequest()}`}
    >
      <HomeButton />
    </PageError>
  );
}

/** The app was made for services that are newer than the ones here. */
export function TooNewPage({ entry, actual }: { entry: RegistryEntry; actual: string }): ReactElement {
  const { formatMessage } = useIntl();
  const { names, name, version, minServerVersion: required } = entry;
  return (
    <PageError
      title={formatMessage({ id: 'startup.tooNew.title' }, { name: pick(names, getLanguage()) })}
      text={formatMessage({ id: 'startup.tooNew.text' }, { required, actual })}
      detail={`${name} ${version} · ${useQuotedRequest()}`}
    >
      <HomeButton />
    </PageError>
  );
}

/** The app needs something of the shell that this portal does not offer. */
export function ShellMismatchPage({ entry }: { entry: RegistryEntry }): ReactElement {
  const { formatMessage } = useIntl();
  const { names, name, version, release } = entry;
  const versions = { wanted: release?.shellApi, offered: shellApiVersion };
  return (
    <PageError
      title={formatMessage({ id: 'startup.shell.title' }, { name: pick(names, getLanguage()) })}
      text={formatMessage({ id: 'startup.shell.text' }, versions)}
      detail={`${name} ${version} · ${useQuotedRequest()}`}
    >
      <HomeButton />
    </PageError>
  );
}

/** Nobody could say what the user may do: that is no refusal, the user asks again (D-57). */
export function PermissionsFailurePage({
  isAsking,
  onRetry,
}: {
  isAsking: boolean;
  onRetry: () => void;
}): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <PageError
      title={formatMessage({ id: 'startup.permissions.title' })}
      text={formatMessage({ id: 'startup.permissions.text' })}
      detail={useQuotedRequest()}
    >
      <HStack gap="3" wrap="wrap" justify="center">
        <Button loading={isAsking} onClick={onRetry}>
          {formatMessage({ id: 'startup.permissions.retry' })}
        </Button>
        <HomeButton isSecond />
      </HStack>
    </PageError>
  );
}

/** What to quote: the id of the request that made the page. */
function useQuotedRequest(): string {
  return useIntl().formatMessage({ id: 'startup.request.id' }, { id: getBootData().requestId });
}

function HomeButton({ isSecond = false }: { isSecond?: boolean }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Button variant={isSecond ? 'outline' : 'solid'} onClick={() => void navigate(homePath())}>
      {formatMessage({ id: 'startup.home.button' })}
    </Button>
  );
}
