import { type ReactElement, Suspense, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Button, lazy, Spinner } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

const Later = lazy(async () => ({ default: (await import('./badge.tsx')).Example }));

/** Code that comes when it is needed. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Suspense fallback={<Spinner />}>
      <Later />
    </Suspense>
  ) : (
    <Button minHeight={{ base: '11', md: '10' }} onClick={() => setOpen(true)}>
      {t('gallery.sample.load')}
    </Button>
  );
}
