import { FileKey } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { FormDialog, FormField, FormNotice, type Problems, parseTexts } from 'shell/app';
import { Textarea } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, chakra, notify, Text } from 'shell/ui';
import { useServiceName } from '../licence/use-service-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import { renewLicence } from './renew-licence.ts';
import { useLicenceForm } from './use-licence-form.ts';

/** A key has a few hundred characters; a file that is longer is none. */
const maxFileBytes = 4096;

const FileInput = chakra('input', { base: { display: 'none' } });

/** Renews a licence by the key that the maker sent, or the file that holds it. */
export function RenewDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const nameOf = useServiceName();
  const [isNoLicence, setNoLicence] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const form = useLicenceForm({
    saved: { draft: { key: '' }, revision: 0 },
    keep: { name: 'licence:renew', parse: parseTexts('key') },
    validate: findProblems,
    words: t,
    onlyField: 'key',
    save: ({ key }) => renewLicence(key),
    onSaved: (licence) => {
      notify(t('licences.renew.done', { service: nameOf(licence) }), { tone: 'success' });
      onClose();
    },
  });
  const enter = (key: string): void => {
    setNoLicence(false);
    form.change({ key });
  };
  const readFile = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    if (chosen.size > maxFileBytes) setNoLicence(true);
    else enter((await chosen.text()).trim());
  };
  return (
    <FormDialog
      form={form}
      title={t('licences.renew.title')}
      saveLabel={t('licences.renew.submit')}
      onClose={onClose}
    >
      <FormNotice form={form} />
      <Text>{t('licences.renew.text')}</Text>
      <FormField
        form={form}
        name="key"
        label={t('licences.renew.key')}
        problem={isNoLicence ? t('licences.renew.noLicence') : undefined}
        required
      >
        <Textarea
          value={form.draft.key}
          rows={5}
          maxLength={maxFileBytes}
          fontFamily="mono"
          fontSize="sm"
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => enter(event.currentTarget.value)}
        />
      </FormField>
      <FileInput
        ref={file}
        type="file"
        accept=".lic,.txt,text/plain"
        aria-label={t('licences.renew.file')}
        onChange={(event) => {
          void readFile(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="outline"
        alignSelf="flex-start"
        minHeight={{ base: '11', md: '10' }}
        onClick={() => file.current?.click()}
      >
        <FileKey size={18} strokeWidth={1.75} aria-hidden />
        {t('licences.renew.file')}
      </Button>
    </FormDialog>
  );
}

function findProblems({ key }: { key: string }): Problems<'key', MessageId> {
  return key.trim() === '' ? { key: 'licences.renew.empty' } : {};
}
