import { type ReactElement, type ReactNode, useRef } from 'react';
import { Dialog, PrintButton, printElement } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Stack, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

/** What was made, which is shown this once. */
export interface MadeSlips {
  /** How many; none cannot be printed. */
  readonly count: number;
  /** What to do with them, or why there are none. */
  readonly status: string;
  /** More about them; what is empty is left out. Default nothing. */
  readonly notes?: readonly string[];
  readonly sheet: ReactNode;
}

export interface SlipsDialogProps {
  title: string;
  /** On the button that makes them. */
  makeLabel: string;
  /** Whether everything is chosen that they are made of. */
  canMake: boolean;
  isMaking: boolean;
  /** Undefined before they are made. */
  made: MadeSlips | undefined;
  onMake: () => void;
  /** Ends the making after the part under way. Default: it is made at once. */
  onStop?: () => void;
  onClose: () => void;
  /** What is chosen before. */
  children: ReactNode;
}

/** Makes slips of what is chosen, shows them this once, and prints them. */
export function SlipsDialog(props: SlipsDialogProps): ReactElement {
  const { title, makeLabel, canMake, isMaking, made, onMake, onStop, onClose, children } = props;
  const t = useTranslations<MessageId>();
  const sheet = useRef<HTMLDivElement>(null);
  const print = async () => {
    if (sheet.current) await printElement(sheet.current, title);
    return undefined;
  };
  return (
    <Dialog
      open
      size="lg"
      // What stands there is shown this once: no slip of a key closes it.
      dismissable={made === undefined}
      title={title}
      onClose={onClose}
      footer={
        made ? (
          <>
            {isMaking && onStop ? (
              <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onStop}>
                {t('administration.passwords.stop')}
              </Button>
            ) : (
              <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onClose}>
                {t('administration.codes.close')}
              </Button>
            )}
            <PrintButton print={print} disabled={isMaking || made.count === 0} />
          </>
        ) : (
          <Button
            minHeight={{ base: '11', md: '10' }}
            disabled={!canMake}
            loading={isMaking}
            onClick={() => {
              if (!isMaking) onMake();
            }}
          >
            {makeLabel}
          </Button>
        )
      }
    >
      {made ? (
        <Stack gap="3">
          <Text role="status">{made.status}</Text>
          {made.notes?.filter(Boolean).map((note) => (
            <Text key={note} fontSize="sm" color="fg.muted">
              {note}
            </Text>
          ))}
          <Box ref={sheet}>{made.sheet}</Box>
        </Stack>
      ) : (
        <Stack gap="4">{children}</Stack>
      )}
    </Dialog>
  );
}
