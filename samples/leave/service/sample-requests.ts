import { classNameOf, type PortalPerson, type School } from '@portal/shell/service';
import type { LeaveRequest } from './request.ts';
import { schoolDayAt } from './school-day.ts';
import { userTypes } from './user-types.ts';

const hourMs = 3_600_000;

/** What was asked in a class: days are school days from now on, `hoursAgo` is when it was asked. */
interface Story extends Pick<LeaveRequest, 'kind' | 'reason' | 'state' | 'note'> {
  readonly from: number;
  readonly to: number;
  readonly hoursAgo: number;
}

const stories: readonly Story[] = [
  { state: 'asked', kind: 'sick', reason: '发烧，需在家休息', note: '', from: 1, to: 1, hoursAgo: 1 },
  { state: 'approved', kind: 'personal', reason: '参加家庭活动', note: '', from: 0, to: 1, hoursAgo: 26 },
  { state: 'approved', kind: 'sick', reason: '牙科复诊', note: '祝早日康复', from: -3, to: -3, hoursAgo: 98 },
  {
    state: 'declined',
    kind: 'other',
    reason: '外出旅行',
    note: '当天有单元测验，请改到周末',
    from: 3,
    to: 4,
    hoursAgo: 50,
  },
];

/** Made-up requests for a school that has none: a few in each class that has a head teacher. */
export function createSampleRequests(unitId: string, school: School, now: number): LeaveRequest[] {
  return school.classes.flatMap((inClass) => {
    if (inClass.heads.length === 0) return [];
    const pupils = [...school.people.values()].filter(
      ({ userType, classes: [own] }) => userType === userTypes.student && own?.classId === inClass.classId,
    );
    if (pupils.length === 0) return [];
    return stories.flatMap((story, at) => {
      const pupil = pupils[at % pupils.length];
      return pupil ? [tell(story, { unitId, school, inClass, pupil, now, at })] : [];
    });
  });
}

interface Scene {
  readonly unitId: string;
  readonly school: School;
  readonly inClass: School['classes'][number];
  readonly pupil: PortalPerson;
  readonly now: number;
  /** Of the story. */
  readonly at: number;
}

function tell(story: Story, { unitId, school, inClass, pupil, now, at }: Scene): LeaveRequest {
  const { from, to, hoursAgo, ...request } = story;
  const asker = pupil.parents[0] ?? pupil;
  const head = school.people.get(inClass.heads[0] ?? '');
  return {
    ...request,
    id: `sample-${inClass.classId}-${at}`,
    unitId,
    pupilId: pupil.userId,
    pupilName: pupil.name,
    classId: inClass.classId,
    className: classNameOf(inClass),
    askerId: asker.userId,
    askerName: asker.name,
    fromDay: schoolDayAt(now, from),
    toDay: schoolDayAt(now, to),
    deciderName: story.state === 'asked' ? '' : (head?.name ?? ''),
    askedAt: now - hoursAgo * hourMs,
    revision: 1,
  };
}
