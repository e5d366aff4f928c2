import type { ReactElement } from 'react';
import { Alert, Text } from 'shell/ui';
import type { SaveFailure } from '../state/use-client-form.ts';
import { useSay } from '../state/use-say.ts';

/** Why saving failed, and that nothing typed is lost. */
export const FormFailure = ({ failure }: { failure: SaveFailure | undefined }): ReactElement | null => {
  const say = useSay();
  if (!failure) return null;
  return (
    <Alert tone="error" title={failure.message || say('developers.form.failure')}>
      <Text>{say('developers.form.safe')}</Text>
      {failure.requestId ? (
        <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {say('developers.failure.requestId', { id: failure.requestId })}
        </Text>
      ) : null}
    </Alert>
  );
};
