import type { ReactElement } from 'react';
import { Catch } from '../catch/index.ts';
import { Announcements } from './announcements.tsx';

/** Shows announcements; what goes wrong there takes nothing else with it. */
export const AnnouncementsHost = (): ReactElement => (
  <Catch>
    <Announcements />
  </Catch>
);
