import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormView, QueryView, SaveButton } from 'shell/app';
import { Drawer } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, EmptyState } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { audiencesQuery } from './audiences-query.ts';
import { SendForm } from './send-form.tsx';
import { useMessageForm } from './use-message-form.ts';

export interface SendDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Writes to classes. What was written stays when the drawer is closed, until it is sent. */
export function SendDrawer({ open, onClose }: SendDrawerProps): ReactElement {
  const t = useTranslations<MessageId>();
  const audiences = useQuery({ ...audiencesQuery, enabled: open });
  const form = useMessageForm(audiences.data ?? [], onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('messages.send.title')}
      footer={
        <>
          <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onClose}>
            {t('messages.send.later')}
          </Button>
          <SaveButton form={form} disabled={!audiences.data || audiences.data.length === 0}>
            {t('messages.send.submit')}
          </SaveButton>
        </>
      }
    >
      <QueryView query={audiences}>
        {(classes) =>
          classes.length === 0 ? (
            <EmptyState title={t('messages.send.nobody')} text={t('messages.send.nobodyHint')} />
          ) : (
            <FormView form={form}>
              <SendForm form={form} audiences={classes} />
            </FormView>
          )
        }
      </QueryView>
    </Drawer>
  );
}
