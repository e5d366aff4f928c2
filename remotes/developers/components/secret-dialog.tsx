import type { ReactElement } from 'react';
import { SecretDialog as Dialog } from 'shell/kit';
import { useSay } from '../state/use-say.ts';

export interface SecretDialogProps {
  title: string;
  clientId: string;
  secret: string;
  onClose: () => void;
}

/** Shows the secret of an app, once. */
export const SecretDialog = ({ title, clientId, secret, onClose }: SecretDialogProps): ReactElement => {
  const say = useSay();
  return (
    <Dialog
      title={title}
      warning={say('developers.secret.once')}
      owner={{ label: say('developers.secret.clientId'), value: clientId }}
      secret={{ label: say('developers.secret.secret'), value: secret }}
      words={{
        copy: say('developers.secret.copy'),
        copied: say('developers.secret.copied'),
        copyFailed: say('developers.secret.copyFailed'),
        done: say('developers.secret.done'),
      }}
      onClose={onClose}
    />
  );
};
