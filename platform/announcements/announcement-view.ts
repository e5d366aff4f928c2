import { type Announcement, type AnnouncementNotice, type UserType, userTypes } from '#shared/contracts';
import type { AnnouncementRow } from './announcement-store.ts';
import type { Audience } from './rules.ts';

const parseList = (text: string): unknown[] => {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list : [];
};

const isUserType = (value: unknown): value is UserType => userTypes.some((known) => known === value);

/** Whom a row is for. */
export const audienceOf = (row: AnnouncementRow): Audience & { userTypes: UserType[]; roles: string[] } => ({
  userTypes: parseList(row.user_types).filter(isUserType),
  roles: parseList(row.roles).map(String),
});

export const toNotice = (row: AnnouncementRow): AnnouncementNotice => ({
  id: row.id,
  revision: row.revision,
  texts: { 'zh-CN': row.zh_text, en: row.en_text },
  level: row.level,
});

/** The units that an announcement reaches: one for all units reaches whichever there are now. */
export const reachedUnits = (
  { id, for_all }: Pick<AnnouncementRow, 'id' | 'for_all'>,
  given: ReadonlyMap<string, string[]>,
  all: readonly { id: string }[],
): string[] => (for_all === 1 ? all.map((unit) => unit.id) : (given.get(id) ?? []));

export const toAnnouncement = (
  row: AnnouncementRow & { unit_name: string; unit_en_name: string | null },
  unitIds: readonly string[],
): Announcement => ({
  ...toNotice(row),
  ...audienceOf(row),
  unitId: row.unit_id,
  unitName: row.unit_name,
  unitEnName: row.unit_en_name,
  startsAt: Number(row.starts_at),
  endsAt: Number(row.ends_at),
  unitIds: [...unitIds],
});
