import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { useAppIcons } from 'shell/header';
import { useLanguage, usePage, usePageTitle, useTranslations } from 'shell/session';
import { fullIconName } from '#shared/app-icons';
import { findFramedApp, findOutsideAddress } from '#shared/app-kinds';
import type { Icon, IconGroup } from '#shared/contracts';
import { FrameFailure } from './frame/frame-failure.tsx';
import { OutsidePage } from './frame/outside-page.tsx';
import type { MessageId } from './messages/message-id.ts';

/** The page of another origin that the address names, as the desktop of the user has it. */
export function FramesPage(): ReactElement {
  const { search } = usePage();
  const code = findFramedApp(search);
  return (
    <QueryView query={useAppIcons()}>
      {(groups) => <FoundPage key={code} icon={findIcon(groups, code)} />}
    </QueryView>
  );
}

function FoundPage({ icon }: { icon: Icon | undefined }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const name = icon ? fullIconName(icon, language) : t('frames.missing.title');
  usePageTitle(name);
  const address = icon?.kind === 'frame' ? findOutsideAddress(icon.address) : undefined;
  // A page of the portal in a frame could take the sandbox away from itself.
  if (!icon || !address || address.origin === location.origin)
    return <FrameFailure kind="missing" name={name} />;
  return <OutsidePage code={icon.code} name={name} address={address} />;
}

function findIcon(groups: readonly IconGroup[], code: string | undefined): Icon | undefined {
  return groups.flatMap(({ iconVMs }) => iconVMs).find((icon) => icon.code === code);
}
