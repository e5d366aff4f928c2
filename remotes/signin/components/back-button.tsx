import type { ReactElement } from 'react';
import { homePath, navigate } from 'shell/session';
import { Button } from 'shell/ui';

/** A tab that was opened for this page has nothing to go back to. */
const goBack = (): void => {
  if (history.length > 1) history.back();
  else void navigate(homePath());
};

/** Leads back to the app that sent the visitor here. */
export const BackButton = ({ label }: { label: string }): ReactElement => (
  <Button size="xl" width="100%" onClick={goBack}>
    {label}
  </Button>
);
