import type { PortalDatabase, Tables } from '#platform/database';
import type { TestAnswer } from '#platform/testing';
import type { AnswerOf, PromotedClass, Promotion, PromotionPlan, promotionProposal } from '#shared/contracts';
import { openSchool, type School } from './open-school.ts';

const base = '/api/base/promotion';

export interface EndingSchool extends School {
  readonly proposal: () => Promise<AnswerOf<typeof promotionProposal>>;
  /** What the portal proposes, and what a test says different; grades without a proposal stay. */
  readonly plan: (different?: Partial<PromotionPlan>) => Promise<PromotionPlan>;
  readonly start: (plan: PromotionPlan) => Promise<TestAnswer['body']>;
  /** Starts it, and lets the portal do all of it. */
  readonly end: (plan: PromotionPlan) => Promise<Promotion>;
  readonly startUndo: () => Promise<TestAnswer['body']>;
  readonly undo: () => Promise<Promotion>;
  readonly state: () => Promise<Promotion>;
  readonly addPupil: (loginName: string, gradeName: string, className: string) => Promise<string>;
  /** All that the end of a year may change, without revisions and times. */
  readonly dump: () => Promise<Record<string, string[]>>;
}

/** The demo's U2001, which has a 六年级 (1)班 with two pupils besides. */
export async function openEndingSchool(database: PortalDatabase): Promise<EndingSchool> {
  const school = await openSchool(database);
  const client = await school.as('ps.admin');
  const state = async (): Promise<Promotion> => (await client.get(`${base}/state`)).body.data;
  const proposal = async () => (await client.get(`${base}/proposal`)).body.data;
  const start = async (plan: PromotionPlan) => (await client.postJson(`${base}/run`, { plan })).body;
  const startUndo = async () => {
    const { promotionId } = await state();
    return (await client.post(`${base}/undo`, { promotionId })).body;
  };
  const addPupil = async (loginName: string, gradeName: string, className: string): Promise<string> => {
    const fields = { loginName, realName: `学生${loginName}`, userType: '1', gradeName, className };
    return (await client.post('/api/base/people/user/create', fields)).body.data.user.userId;
  };
  const add = async (gradeName: string, className: string) =>
    school.create('ps.admin', { gradeName, className, yearId: 'year-U2001-2026' });
  await add('六年级', '(1)班');
  for (const login of ['s.leaver1', 's.leaver2']) await addPupil(login, '六年级', '(1)班');
  return {
    ...school,
    ...{ proposal, start, startUndo, state, addPupil },
    plan: async (different = {}) => {
      const { classes, year } = await proposal();
      return { year, classes: classes.map(planOf), pupils: [], newClasses: [], ...different };
    },
    end: async (plan) => {
      const started = await start(plan);
      if (started.code !== 'ok') throw new Error(JSON.stringify(started));
      await school.runPromotions();
      return state();
    },
    undo: async () => {
      const started = await startUndo();
      if (started.code !== 'ok') throw new Error(JSON.stringify(started));
      await school.runPromotions();
      return state();
    },
    dump: () => dumpRows(database),
  };
}

/** As the screen begins. */
export function planOf({ classId, revision, className, outcome, nextGradeName }: PromotedClass) {
  return { classId, revision, outcome: outcome ?? ('stay' as const), gradeName: nextGradeName, className };
}

const tables = [
  'school_year',
  'school_class',
  'class_teacher',
  'app_user',
  'class_register',
  'drive_space',
  'drive_entry',
  'drive_share',
] as const satisfies readonly (keyof Tables)[];

/** Rows as sorted texts, without what grows with every change. */
export async function dumpRows({ db }: PortalDatabase): Promise<Record<string, string[]>> {
  // A space that has moved has the id of its key; those of the demo had others.
  const spaces = await db.selectFrom('drive_space').select(['id', 'kind', 'owner_key']).execute();
  const keys = new Map(spaces.map(({ id, kind, owner_key }) => [id, `${kind} ${owner_key}`]));
  const dumped: Record<string, string[]> = {};
  for (const table of tables) {
    const rows: object[] = await db.selectFrom(table).selectAll().execute();
    const texts = rows.map((row) =>
      JSON.stringify({ ...row, revision: 0, updated_at: 0 }, (_, value) => keys.get(value) ?? value),
    );
    dumped[table] = texts.toSorted();
  }
  return dumped;
}
