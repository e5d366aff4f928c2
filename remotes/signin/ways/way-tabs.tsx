import type { ReactElement } from 'react';
import { Button, HStack } from 'shell/ui';
import { useWaysTranslations } from './ways-translations.ts';

export interface WayTabsProps {
  isQr: boolean;
  onChoose: (isQr: boolean) => void;
}

const choices = [
  { isQr: false, name: 'signin.ways.password' },
  { isQr: true, name: 'signin.ways.qr' },
] as const;

/** By password, or by a device that is signed in already. A phone scans no code on its own screen: there is no choice there. */
export function WayTabs({ isQr, onChoose }: WayTabsProps): ReactElement {
  const t = useWaysTranslations();
  return (
    <HStack
      role="group"
      aria-label={t('signin.ways.label')}
      display={{ base: isQr ? 'flex' : 'none', md: 'flex' }}
      gap="1"
      bg="bg.muted"
      borderRadius="control"
      padding="1"
    >
      {choices.map((choice) => (
        <Button
          key={choice.name}
          flex="1"
          size="sm"
          variant={choice.isQr === isQr ? 'outline' : 'ghost'}
          aria-pressed={choice.isQr === isQr}
          onClick={() => onChoose(choice.isQr)}
        >
          {t(choice.name)}
        </Button>
      ))}
    </HStack>
  );
}
