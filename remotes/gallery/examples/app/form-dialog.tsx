import { type ReactElement, useState } from 'react';
import { FormDialog, FormField, useForm } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Button, Input } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** A form over the page; what was typed is not lost without a question. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    saved: { draft: { name: '' }, revision: 1 },
    validate: () => ({}),
    words: String,
    save: async () => 'ok',
    onSaved: () => setOpen(false),
  });
  return (
    <>
      <Button minHeight={{ base: '11', md: '10' }} onClick={() => setOpen(true)}>
        {t('gallery.sample.open')}
      </Button>
      {isOpen ? (
        <FormDialog
          form={form}
          title={t('gallery.sample.title')}
          saveLabel={t('gallery.sample.save')}
          onClose={() => setOpen(false)}
        >
          <FormField form={form} name="name" label={t('gallery.sample.name')}>
            <Input
              value={form.draft.name}
              onChange={({ currentTarget }) => form.change({ name: currentTarget.value })}
            />
          </FormField>
        </FormDialog>
      ) : null}
    </>
  );
}
