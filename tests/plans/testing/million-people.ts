import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#platform/database';

export interface Size {
  readonly units: number;
  /** Of each unit. */
  readonly people: number;
}

/** When the platform's clock stands. */
export const now = Date.parse('2026-09-01T00:00:00Z');
const hour = 3_600_000;
/** Longer than the weeks that a chart shows. */
const daysOfUse = 240;
/** What went along with each feedback. */
const feedbackDetails = JSON.stringify({
  ...{ page: '/desktop/home', build: 'b1', remotes: [], browser: 'Chromium' },
  ...{ language: 'zh-CN', window: '1366×768', failedCalls: [] },
});

/**
 * A bureau with schools full of people, classes, messages, records and files: by statements of PostgreSQL alone. Person `p<n>` is of
 * unit `u<n mod units>`; in a school there are 12 administrators, 60 teachers, and as many parents as pupils.
 */
export async function insertMillionPeople(db: Kysely<Tables>, { units, people }: Size): Promise<void> {
  const all = units * people;
  await insertUnits(db, units);
  await sql`insert into app_user (id, login_name, real_name, name_readings, unit_id, user_type, sex, phone, email,
      grade_name, class_name, user_status, created_at, updated_at)
    select 'p' || n, 'p' || n, '学生' || n, 'xuesheng', 'u' || n % ${lit(units)},
      case when n / ${lit(units)} < 12 then 4 when n / ${lit(units)} < 72 then 2 when n / ${lit(units)} % 2 = 0 then 1 else 3 end,
      '', '1' || lpad(n::text, 10, '0'), '',
      case when n / ${lit(units)} >= 72 and n / ${lit(units)} % 2 = 0 then '年级' || n / ${lit(units)} % 6 else '' end,
      case when n / ${lit(units)} >= 72 and n / ${lit(units)} % 2 = 0 then '班' || n / ${lit(units)} % 30 else '' end,
      case when n % 97 = 96 then 'disabled' else 'enabled' end, 0, 0
    from ${numbers(all)}`.execute(db);
  await sql`insert into parent_child (parent_id, child_id)
    select 'p' || n, 'p' || n - ${lit(units)} from ${numbers(all)}
    where n / ${lit(units)} >= 73 and n / ${lit(units)} % 2 = 1`.execute(db);
  await sql`insert into school_class (id, unit_id, grade_name, class_name, name_readings, name_order, status, created_at, updated_at)
    select 'c' || n, 'u' || n % ${lit(units)}, '年级' || n / ${lit(units)} % 6, '班' || n / ${lit(units)}, '', 'o' || n, 'open', 0, 0
    from ${numbers(units * 30)}`.execute(db);
  await sql`insert into class_teacher (class_id, user_id, subject, is_head)
    select 'c' || n, 'p' || n % ${lit(units)} + ${lit(units)} * (12 + n / ${lit(units)}), '', 1 from ${numbers(units * 30)}`.execute(
    db,
  );
  await insertRecords(db, { units, people });
}

async function insertUnits(db: Kysely<Tables>, units: number): Promise<void> {
  await sql`insert into desktop_group (code, name, position) values ('g', 'g', 0)`.execute(db);
  await sql`insert into desktop_app (code, group_code, position, name, server_id)
    select 'app' || n, 'g', n, 'app' || n, 'base' from ${numbers(20)}`.execute(db);
  await sql`insert into unit (id, name, unit_type) select 'u' || n, '学校' || n, case when n = 0 then 1 else 2 end
    from ${numbers(units)}`.execute(db);
}

/** What people leave behind. */
async function insertRecords(db: Kysely<Tables>, { units, people }: Size): Promise<void> {
  const all = units * people;
  const time = sql`${lit(now)} - (n % 4000) * ${lit(hour)}`;
  await sql`insert into auth_audit (id, at, event, user_id, login_name)
    select 'a' || n, ${time}, 'login_succeeded', 'p' || n % ${lit(all)}, 'p' || n % ${lit(all)} from ${numbers(all * 2)}`.execute(
    db,
  );
  await sql`insert into access_record (id, at, user_id, user_type, unit_id, res_id, res_name, type)
    select 'r' || n, ${time}, 'p' || n, 1, 'u' || n % ${lit(units)}, 'r', 'r', 1 from ${numbers(all)}`.execute(
    db,
  );
  await sql`insert into app_use (unit_id, app_code, day, opened)
    select 'u' || n % ${lit(units)}, 'app' || n / ${lit(units)} % 5, ${lit(now)} - n / ${lit(units)} / 5 * 24 * ${lit(hour)}, 5
    from ${numbers(units * 5 * daysOfUse)}`.execute(db);
  await sql`insert into message (id, module, text, kind, importance, sender_id, sent_at)
    select 'm' || n, 'm', 'text', case when n % 10 = 0 then 'todo' else 'message' end, 0, 'p' || n % ${lit(units)} + ${lit(units)} * 20, ${time} from ${numbers(units * 50)}`.execute(
    db,
  );
  await sql`insert into message_delivery (user_id, message_id, sent_at)
    select 'p' || n % ${lit(all)}, 'm' || (n * 7) % ${lit(units * 50)}, ${time} from ${numbers(all)}`.execute(
    db,
  );
  await sql`insert into feedback (id, at, unit_id, user_id, text, details)
    select 'f' || n, ${time}, 'u' || n % ${lit(units)}, 'p' || n, 'text', ${sql.lit(feedbackDetails)} from ${numbers(units * 50)}`.execute(
    db,
  );
  await sql`insert into unit_role (id, unit_id, code, name, en_name, updated_at)
    select 'ro' || n, 'u' || n % ${lit(units)}, 'R' || n, '角色', '', 0 from ${numbers(units * 5)}`.execute(
    db,
  );
  await sql`insert into user_role (user_id, role_code)
    select 'p' || n % ${lit(all)}, 'R' || n % ${lit(units * 5)} from ${numbers(units * 100)} on conflict do nothing`.execute(
    db,
  );
}

function numbers(count: number): RawBuilder<unknown> {
  return sql`generate_series(0::bigint, ${lit(count - 1)}) as numbers(n)`;
}

function lit(value: number): RawBuilder<number> {
  return sql.lit(value);
}
