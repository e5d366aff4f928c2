import { type ReactElement, useState } from 'react';
import { ConfirmDialog, DraggableDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, Stack, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { toProps, type WindowChoice } from './window-props.ts';

/** A window as it was chosen, which can ask before it closes and open another one over itself. */
export function ExampleWindow({
  choice,
  onClose,
}: {
  choice: WindowChoice;
  onClose: () => void;
}): ReactElement {
  const t = useTranslations<MessageId>();
  const [answer, setAnswer] = useState<(mayClose: boolean) => void>();
  const [hasAnother, setAnother] = useState(false);
  const ask = (): Promise<boolean> => new Promise((resolve) => setAnswer(() => resolve));
  const resolve = (mayClose: boolean): void => {
    answer?.(mayClose);
    setAnswer(undefined);
  };
  return (
    <>
      <DraggableDialog
        visible
        title={t('gallery.window.name')}
        onClose={onClose}
        beforeClose={choice.ask ? ask : undefined}
        {...toProps(choice)}
      >
        <Stack gap="3" align="flex-start">
          <Text>{t('gallery.window.text')}</Text>
          <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={() => setAnother(true)}>
            {t('gallery.window.again')}
          </Button>
          <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onClose}>
            {t('gallery.window.discard')}
          </Button>
        </Stack>
      </DraggableDialog>
      {hasAnother ? <ExampleWindow choice={choice} onClose={() => setAnother(false)} /> : null}
      <ConfirmDialog
        open={answer !== undefined}
        title={t('gallery.window.name')}
        confirmLabel={t('gallery.window.discard')}
        onConfirm={() => resolve(true)}
        onCancel={() => resolve(false)}
      >
        {t('gallery.window.question')}
      </ConfirmDialog>
    </>
  );
}
