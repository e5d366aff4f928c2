import { Download, FileUp } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { downloadByForm } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Button, Card, chakra, Flex, Heading, Text } from 'shell/ui';
import { type ImportKind, type ImportTableKind, importTemplate, readsEnglish } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { RosterExport } from './roster-export.tsx';
import { useImportStart } from './use-import-start.ts';

const Input = chakra('input', { base: { display: 'none' } });

export interface KindCardProps {
  kind: ImportKind;
  unitId: string;
  onOpen: (jobId: string) => void;
}

/** What can be imported: a template to fill in, and the way to bring a file. */
export function KindCard({ kind, unitId, onOpen }: KindCardProps): ReactElement {
  const t = useTranslations<MessageId>();
  const input = useRef<HTMLInputElement>(null);
  const { isStarting, start } = useImportStart({ kind, unitId, onStarted: onOpen });
  const name = t(`administration.import.kind.${kind}`);
  return (
    <Card height="100%" padding="4" display="flex" flexDirection="column" gap="3">
      <div>
        <Heading as="h2" size="sm">
          {name}
        </Heading>
        <Text fontSize="sm" color="fg.muted">
          {t(`administration.import.kindText.${kind}`)}
        </Text>
      </div>
      <Flex wrap="wrap" gap="2" marginTop="auto">
        <Button
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          loading={isStarting}
          aria-label={t('administration.import.chooseOf', { name })}
          onClick={() => input.current?.click()}
        >
          <FileUp size={16} strokeWidth={1.75} aria-hidden />
          {t('administration.import.choose')}
        </Button>
        {kind === 'roster' ? <RosterExport unitId={unitId} /> : <TemplateButton kind={kind} />}
      </Flex>
      <Input
        ref={input}
        type="file"
        accept={kind === 'roster' ? '.zip' : '.xlsx,.csv,.txt'}
        aria-label={t('administration.import.chooseOf', { name })}
        onChange={({ currentTarget: { files } }) => {
          const file = files?.[0];
          if (file) start(file);
        }}
        // The same file may be picked once more.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
      />
    </Card>
  );
}

/** A workbook with the columns of a kind, to fill in. */
function TemplateButton({ kind }: { kind: ImportTableKind }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const name = t(`administration.import.kind.${kind}`);
  const templateLanguage = readsEnglish(language) ? 'en' : 'zh-CN';
  return (
    <Button
      size="sm"
      variant="ghost"
      minHeight={{ base: '11', md: '9' }}
      aria-label={t('administration.import.templateOf', { name })}
      onClick={() =>
        downloadByForm({ path: importTemplate.path, parameters: { kind, language: templateLanguage } })
      }
    >
      <Download size={16} strokeWidth={1.75} aria-hidden />
      {t('administration.import.template')}
    </Button>
  );
}
