import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { pick } from '#shared/language';
import { getLanguage, RoomWords } from '../../core/language/index.ts';
import { homePath, navigate, usePageTitle } from '../../core/navigation/index.ts';
import { confirmLeaving } from '../../core/unsaved/index.ts';
import { Button, HStack, PageError } from '../../kit/ui/index.ts';
import { catalogues } from './messages/zh-CN.json?all';
import type { WithdrawnApp } from './release-state.ts';

function WithdrawnPage({ app }: { app: WithdrawnApp }): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Withdrawn {...app} />
    </RoomWords>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default WithdrawnPage;

function Withdrawn({ entry, isBack }: WithdrawnApp): ReactElement {
  const { formatMessage } = useIntl();
  const name = pick(entry.names, getLanguage());
  usePageTitle(name);
  return (
    <PageError
      title={formatMessage({ id: 'releases.withdrawn.title' }, { name })}
      text={formatMessage({ id: isBack ? 'releases.withdrawn.back' : 'releases.withdrawn.text' })}
      detail={`${entry.name} ${entry.version}`}
    >
      <HStack gap="3" wrap="wrap" justify="center">
        {isBack ? (
          <Button onClick={() => void reload()}>{formatMessage({ id: 'releases.withdrawn.reload' })}</Button>
        ) : null}
        <Button variant={isBack ? 'outline' : 'solid'} onClick={() => void navigate(homePath())}>
          {formatMessage({ id: 'releases.withdrawn.desktop' })}
        </Button>
      </HStack>
    </PageError>
  );
}

async function reload(): Promise<void> {
  if (await confirmLeaving()) location.reload();
}
