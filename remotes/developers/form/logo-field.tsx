import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { PictureInput } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Flex, Text } from 'shell/ui';
import { ClientMark } from '../list/client-mark.tsx';
import type { MessageId } from '../messages/message-id.ts';
import type { ClientForm } from './use-client-form.ts';

export interface LogoFieldProps {
  form: ClientForm;
  /** Address of the picture that is saved; null where there is none. */
  saved: string | null;
}

/** Twice the pixels of the largest place that shows it. */
const maxPixels = 128;
/** What the service takes. */
const maxBytes = 48 * 1024;

/** A picture for the app, or none: then the first letter of its name stands in. */
export function LogoField({ form, saved }: LogoFieldProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { logo, nameZh, nameEn } = form.draft;
  const shown = logo === undefined ? saved : logo || null;
  return (
    <Box>
      <Text fontWeight="500" marginBottom="1">
        {t('developers.logo.label')}
      </Text>
      <Flex align="flex-start" gap="3" wrap="wrap">
        <ClientMark name={{ 'zh-CN': nameZh || nameEn, en: nameEn || nameZh }} logo={shown} size="lg" />
        <PictureInput
          label={t(shown ? 'developers.logo.change' : 'developers.logo.choose')}
          title={t('developers.logo.cut')}
          saveLabel={t('developers.logo.use')}
          shape="free"
          keepsAlpha
          maxPixels={maxPixels}
          maxBytes={maxBytes}
          onSave={async ({ dataUrl }) => form.change({ logo: dataUrl })}
        />
        {shown ? (
          <Button variant="ghost" minHeight="11" onClick={() => form.change({ logo: '' })}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
            {t('developers.logo.remove')}
          </Button>
        ) : null}
      </Flex>
      <Text fontSize="sm" color="fg.muted" marginTop="1">
        {t('developers.logo.help')}
      </Text>
      <Text role="alert" fontSize="sm" color="fg.error">
        {form.problemAt('logo')}
      </Text>
    </Box>
  );
}
