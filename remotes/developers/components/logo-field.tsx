import { ImageUp, Trash2 } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra, Flex, Text } from 'shell/ui';
import { type LogoProblem, readLogo } from '../state/logo-file.ts';
import type { MessageId } from '../state/message-id.ts';
import type { ClientForm } from '../state/use-client-form.ts';
import { ClientMark } from './client-mark.tsx';

export interface LogoFieldProps {
  form: ClientForm;
  /** Address of the picture that is saved; null where there is none. */
  saved: string | null;
}

const FileInput = chakra('input', { base: { srOnly: true } });

/** A picture for the app, or none: then the first letter of its name stands in. */
export const LogoField = ({ form, saved }: LogoFieldProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<LogoProblem>();
  const { logo, nameZh, nameEn } = form.draft;
  const shown = logo === undefined ? saved : logo || null;
  const refused = form.problemAt('logo');
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = await readLogo(file);
    setProblem('problem' in read ? read.problem : undefined);
    if ('logo' in read) form.change({ logo: read.logo });
  };
  return (
    <Box>
      <Text fontWeight="500" marginBottom="1">
        {t('developers.logo.label')}
      </Text>
      <Flex align="center" gap="3" wrap="wrap">
        <ClientMark name={{ 'zh-CN': nameZh || nameEn, en: nameEn || nameZh }} logo={shown} size="lg" />
        <FileInput
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          tabIndex={-1}
          aria-label={t('developers.logo.label')}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          onClick={() => input.current?.click()}
        >
          <ImageUp size={16} strokeWidth={1.75} aria-hidden />
          {t(shown ? 'developers.logo.change' : 'developers.logo.choose')}
        </Button>
        {shown ? (
          <Button
            variant="ghost"
            size="sm"
            minHeight={{ base: '11', md: '9' }}
            onClick={() => form.change({ logo: '' })}
          >
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
            {t('developers.logo.remove')}
          </Button>
        ) : null}
      </Flex>
      <Text fontSize="sm" color="fg.muted" marginTop="1">
        {t('developers.logo.help')}
      </Text>
      <Text role="alert" fontSize="sm" color="fg.error">
        {problem ? t(problem) : refused && 'text' in refused ? refused.text : ''}
      </Text>
    </Box>
  );
};
