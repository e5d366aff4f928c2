import type { ReactElement } from 'react';
import { Dialog } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { rolesFindPeople } from '#shared/contracts';
import type { MessageId } from '../../messages/message-id.ts';
import { type FoundPerson, PersonSearch } from '../../people/person-search.tsx';

export interface ChoosePersonDialogProps {
  unitId: string;
  onChoose: (person: FoundPerson) => void;
  onClose: () => void;
}

/** Whose permissions are to be granted. */
export function ChoosePersonDialog({ unitId, onChoose, onClose }: ChoosePersonDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Dialog open title={t('administration.direct.choose')} onClose={onClose}>
      <PersonSearch
        words={{
          field: t('administration.roles.searchPeople'),
          found: t('administration.roles.foundPeople'),
          notFound: t('administration.roles.noPerson'),
        }}
        queryKey={[rolesFindPeople.name, unitId]}
        find={(keyword, signal) => request(rolesFindPeople, { unitId, keyword }, { signal, silent: true })}
        onChoose={onChoose}
      />
    </Dialog>
  );
}
