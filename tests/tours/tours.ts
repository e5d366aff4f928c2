import { bureauTour } from './bureau-tour.ts';
import { parentTour, studentTour } from './family-tour.ts';
import { licenceTour, schoolTour } from './school-tour.ts';
import type { Tour } from './sight.ts';
import { teacherTour } from './teacher-tour.ts';

/** By the login of the user that each is for; `developerTour`, which registers an app, wants a portal of its own. */
export const tours: Readonly<Record<string, Tour>> = {
  't.zhou': teacherTour,
  'p.zhou': parentTour,
  's.zhouan': studentTour,
  'ps.admin': schoolTour,
  'a.fault': licenceTour,
  'bureau.admin': bureauTour,
};
