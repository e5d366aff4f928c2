import type { ReactElement } from 'react';
import { homePath, navigate } from 'shell/session';
import { Button } from 'shell/ui';

/** Leads back to the app that sent the visitor here. */
export function BackButton({ label }: { label: string }): ReactElement {
  return (
    <Button size="xl" width="100%" onClick={goBack}>
      {label}
    </Button>
  );
}

/** A tab that was opened for this page has nothing to go back to. */
function goBack(): void {
  if (history.length > 1) history.back();
  else void navigate(homePath());
}
