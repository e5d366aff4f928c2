import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { setPref, usePref } from '../../../core/prefs/index.ts';
import { SimpleGrid } from '../../../kit/ui/index.ts';
import { PrefChoice } from './pref-choice.tsx';

/** How things are shown, whatever the theme: brightness, contrast, size of text, motion. */
export function ModeChoices(): ReactElement {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `themes.${id}` });
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <PrefChoice
        legend={say('scheme.label')}
        value={usePref('scheme') ?? 'auto'}
        options={[
          { value: 'auto', label: say('mode.auto') },
          { value: 'light', label: say('scheme.light') },
          { value: 'dark', label: say('scheme.dark') },
        ]}
        onChoose={(value) => setPref('scheme', value)}
      />
      <PrefChoice
        legend={say('contrast.label')}
        value={usePref('contrast') ?? 'auto'}
        options={[
          { value: 'auto', label: say('mode.auto') },
          { value: 'normal', label: say('contrast.normal') },
          { value: 'high', label: say('contrast.high') },
        ]}
        onChoose={(value) => setPref('contrast', value)}
      />
      <PrefChoice
        legend={say('text.label')}
        value={usePref('textSize') ?? 'normal'}
        options={[
          { value: 'normal', label: say('text.normal') },
          { value: 'large', label: say('text.large') },
        ]}
        onChoose={(value) => setPref('textSize', value)}
      />
      <PrefChoice
        legend={say('motion.label')}
        value={usePref('motion') ?? 'auto'}
        options={[
          { value: 'auto', label: say('mode.auto') },
          { value: 'reduced', label: say('motion.reduced') },
        ]}
        onChoose={(value) => setPref('motion', value)}
      />
    </SimpleGrid>
  );
}
