import { Wrench } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { RegistryEntry } from '#shared/contracts';
import { pick } from '#shared/language';
import { getLanguage, RoomWords } from '../../core/language/index.ts';
import { isRequestError, post } from '../../core/request/index.ts';
import { confirmLeaving } from '../../core/unsaved/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { Button } from '../../kit/ui/index.ts';
import { catalogues } from './messages/zh-CN.json?all';

function OverrideBadge({ entry }: { entry: RegistryEntry }): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Badge entry={entry} />
    </RoomWords>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default OverrideBadge;

function Badge({ entry }: { entry: RegistryEntry }): ReactElement {
  const { formatMessage } = useIntl();
  const [isEnding, setEnding] = useState(false);
  const name = pick(entry.names, getLanguage());
  const end = async (): Promise<void> => {
    if (!(await confirmLeaving())) return;
    setEnding(true);
    try {
      await post('/bff/override', { code: entry.code, address: '' }, { json: true });
      location.reload();
    } catch (error) {
      setEnding(false);
      notify(isRequestError(error) ? error.message : String(error), { tone: 'error' });
    }
  };
  return (
    <Button
      size="sm"
      variant="outline"
      minHeight={{ base: '11', md: '9' }}
      colorPalette="orange"
      loading={isEnding}
      title={formatMessage({ id: 'releases.override.title' }, { name })}
      onClick={() => void end()}
    >
      <Wrench size={16} strokeWidth={1.75} aria-hidden />
      {formatMessage({ id: 'releases.override.end' }, { name })}
    </Button>
  );
}
