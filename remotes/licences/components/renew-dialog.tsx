import { FileKey } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { Dialog, Textarea } from 'shell/kit';
import { useTranslations, useUnsavedGuard } from 'shell/session';
import { Button, chakra, Field, notify, Stack, Text } from 'shell/ui';
import type { Licence } from '#shared/contracts';
import { renewLicence } from '../api/renew-licence.ts';
import type { MessageId } from '../state/message-id.ts';
import { useChange } from '../state/use-change.ts';
import { useServiceName } from '../state/use-service-name.ts';

/** A key has a few hundred characters; a file that is longer is none. */
const maxFileBytes = 4096;

const FileInput = chakra('input', { base: { display: 'none' } });

/** Renews a licence by the key that the maker sent, or the file that holds it. */
export const RenewDialog = ({ onClose }: { onClose: () => void }): ReactElement => {
  const t = useTranslations<MessageId>();
  const nameOf = useServiceName();
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const onDone = (licence: Licence): void => {
    notify(t('licences.renew.done', { service: nameOf(licence) }), { tone: 'success' });
    onClose();
  };
  const { change, isBusy, failure, forget } = useChange(renewLicence, onDone);
  useUnsavedGuard(key !== '');
  const enter = (text: string): void => {
    setKey(text);
    setProblem(undefined);
    forget();
  };
  const readFile = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    if (chosen.size > maxFileBytes) setProblem(t('licences.renew.noLicence'));
    else enter((await chosen.text()).trim());
  };
  const submit = (): void => {
    if (key.trim() === '') setProblem(t('licences.renew.empty'));
    else change(key);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('licences.renew.title')}
      footer={
        <>
          <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onClose}>
            {t('licences.renew.cancel')}
          </Button>
          <Button minHeight={{ base: '11', md: '10' }} loading={isBusy} onClick={submit}>
            {t('licences.renew.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{t('licences.renew.text')}</Text>
        <Field label={t('licences.renew.key')} error={problem ?? failure} required>
          <Textarea
            value={key}
            rows={5}
            maxLength={maxFileBytes}
            fontFamily="mono"
            fontSize="sm"
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => enter(event.currentTarget.value)}
          />
        </Field>
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
      </Stack>
    </Dialog>
  );
};
