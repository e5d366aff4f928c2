import { ChevronDown, Languages } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../core/language/index.ts';
import { useLanguages } from '../../features/startup/index.ts';
import { Panel } from '../../kit/panel/index.ts';
import { Box, Button } from '../../kit/ui/index.ts';
import { LanguageChoices } from './language-choices.tsx';

/** The language in use, opening the choice; nothing where the app lists one language only (K05). */
export function LanguageSwitch(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const languages = useLanguages();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (languages.length < 2) return null;
  const name = languages.find(({ value }) => value === language)?.label ?? language;
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        aria-label={formatMessage({ id: 'header.language.current' }, { name })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Languages size={20} strokeWidth={1.75} aria-hidden />
        <Box as="span" display={{ base: 'inline', md: 'none', xl: 'inline' }}>
          {name}
        </Box>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      <Panel
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        label={formatMessage({ id: 'header.language.label' })}
        buttonRef={button}
      >
        <LanguageChoices />
      </Panel>
    </>
  );
}
