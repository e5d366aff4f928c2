import { Languages } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../language/index.ts';
import { Button } from '../ui/index.ts';

/** Changes to the other language; its name stands there in that language. */
export const LanguageSwitch = (): ReactElement => {
  const { formatMessage } = useIntl();
  const { language, switchLanguage } = useLanguage();
  const other = language === 'en' ? 'zh-CN' : 'en';
  return (
    <Button variant="ghost" lang={other} onClick={() => void switchLanguage(other)}>
      <Languages size={20} strokeWidth={1.75} aria-hidden />
      {formatMessage({ id: 'header.language.other' })}
    </Button>
  );
};
