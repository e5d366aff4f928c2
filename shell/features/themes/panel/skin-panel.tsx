import { type ReactElement, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { findEntryByPath } from '../../../core/registry/index.ts';
import { AppLink, Box, Button, Flex, Heading, Stack } from '../../../kit/ui/index.ts';
import { closeSkinPanel } from '../skin-panel-state.ts';
import { ColorMixer } from './color-mixer.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import { ModeChoices } from './mode-choices.tsx';
import { PanelWords } from './panel-words.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { useThemeAdministrator } from './use-theme-administrator.ts';

export { SyncDialog } from './sync-dialog.tsx';

/** Where an administrator sets how the unit looks; with services of its own a deployment may not have it. */
const appearancePath = '/appearance';

export interface SkinPanelProps {
  /** An administrator wants everybody to have the theme. */
  onSync: () => void;
}

/** Everything about the look: themes, colours, layout, display modes. */
export function SkinPanel(props: SkinPanelProps): ReactElement {
  return (
    <PanelWords>
      <Content {...props} />
    </PanelWords>
  );
}

function Content({ onSync }: SkinPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const isAdministrator = useThemeAdministrator();
  const top = useRef<HTMLDivElement>(null);
  // The panel stands at the end of the document; keyboards go on from here.
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  return (
    <Stack ref={top} tabIndex={-1} outline="none" gap="5">
      <Heading as="h2" size="lg">
        {formatMessage({ id: 'themes.panel.title' })}
      </Heading>
      <ThemeChoice />
      <ColorMixer />
      <LayoutChoice />
      <Box borderTopWidth="1px" borderColor="border.muted" />
      <ModeChoices />
      {isAdministrator ? (
        <>
          <Box borderTopWidth="1px" borderColor="border.muted" />
          <Flex gap="2" wrap="wrap">
            <Button variant="outline" onClick={onSync}>
              {formatMessage({ id: 'themes.sync.button' })}
            </Button>
            {findEntryByPath(appearancePath) ? (
              <Button asChild variant="outline">
                <AppLink href={appearancePath} onClick={closeSkinPanel}>
                  {formatMessage({ id: 'themes.unit.link' })}
                </AppLink>
              </Button>
            ) : null}
          </Flex>
        </>
      ) : null}
    </Stack>
  );
}
