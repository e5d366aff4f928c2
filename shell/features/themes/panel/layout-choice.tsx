import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { forcesTopLayout } from '#shared/themes';
import { setPref } from '../../../core/prefs/index.ts';
import { Box } from '../../../kit/ui/index.ts';
import { useTheme } from '../page-theme.ts';
import { emitThemeChange } from '../theme-change.ts';
import { useLayout } from '../use-layout.ts';
import { PrefChoice } from './pref-choice.tsx';

/** Where the app menu stands on computers; only plain colours leave the choice (J02). */
export function LayoutChoice(): ReactElement | null {
  const { formatMessage } = useIntl();
  const theme = useTheme();
  const layout = useLayout();
  if (forcesTopLayout(theme)) return null;
  return (
    <Box display={{ base: 'none', md: 'block' }}>
      <PrefChoice
        legend={formatMessage({ id: 'themes.layout.label' })}
        value={layout}
        options={[
          { value: 'top', label: formatMessage({ id: 'themes.layout.top' }) },
          { value: 'left', label: formatMessage({ id: 'themes.layout.left' }) },
        ]}
        onChoose={(value) => {
          setPref('layout', value);
          emitThemeChange(theme, value);
        }}
      />
    </Box>
  );
}
