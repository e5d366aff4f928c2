import type { ComponentType, ReactElement } from 'react';
import { Tabs } from 'shell/kit';
import { useMaySend, useMeeting } from 'shell/permissions';
import { navigate, usePage, useTranslations, useUser } from 'shell/session';
import { Box, Skeleton } from 'shell/ui';
import { classList, isStaff } from '#shared/contracts';
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

/** The own face, the registers of classes, and the settings of the unit, each for those who may see it. */
export function FacePage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { hash } = usePage();
  const sections = sectionsFor(useMaySend());
  // A tab of an administrator that comes late would move the page.
  const { isMet, error } = useMeeting(isStaff(useUser()) ? classList.needs : undefined);
  const current = parseSection(hash, sections);
  const Current = contents[current];
  return (
    <Box padding={{ base: '4', md: '6' }} width="100%" maxWidth="page" marginInline="auto">
      {isMet === undefined && !error ? (
        <Skeleton height="20rem" borderRadius="card" />
      ) : sections.length === 1 ? (
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
