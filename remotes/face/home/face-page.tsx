import type { ComponentType, ReactElement } from 'react';
import { Tabs } from 'shell/kit';
import { navigate, usePage, useTranslations, useUser } from 'shell/session';
import { Box } from 'shell/ui';
import { ClassPage } from '../clocking/class-page.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { HomePage } from './home-page.tsx';
import { parseSection, type Section, sectionsFor } from './sections.ts';

const contents: Readonly<Record<Section, ComponentType>> = {
  mine: HomePage,
  classes: ClassPage,
  settings: SettingsPage,
};

/** The own face; of teachers their classes as well, of administrators what the unit does with faces. */
export function FacePage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { hash } = usePage();
  const sections = sectionsFor(useUser().userType);
  const current = parseSection(hash, sections);
  const Current = contents[current];
  return (
    <Box padding={{ base: '4', md: '6' }} width="100%" maxWidth="page" marginInline="auto">
      {sections.length === 1 ? (
        <Current />
      ) : (
        <Tabs
          // What is not seen is not there: it would hold the camera and name the page.
          items={sections.map((section) => ({
            value: section,
            label: t(`face.tab.${section}`),
            content: section === current ? <Current /> : null,
          }))}
          value={current}
          onValueChange={(section) => void navigate(`#/${section}`)}
        />
      )}
    </Box>
  );
}
