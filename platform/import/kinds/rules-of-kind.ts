import type { ImportKind } from '#shared/contracts';
import { classRules } from './class-rules.ts';
import { familyRules } from './family-rules.ts';
import type { KindRules } from './kind-rules.ts';
import { peopleRules } from './people/people-rules.ts';
import { rosterRules } from './roster-rules.ts';
import { teachingRules } from './teaching-rules.ts';

export const rulesOfKind: Readonly<Record<ImportKind, KindRules>> = {
  people: peopleRules,
  classes: classRules,
  teaching: teachingRules,
  family: familyRules,
  roster: rosterRules,
};
