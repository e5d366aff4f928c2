import { type Announcement, type AnnouncementNotice, isUserType, type UserType } from '#shared/contracts';
import type { AnnouncementRow } from './announcement-store.ts';
import type { Audience } from './rules.ts';

/** Whom a row is for. */
export function audienceOf(row: AnnouncementRow): Audience & { userTypes: UserType[]; roles: string[] } {
  return {
    userTypes: parseList(row.user_types).filter(isUserType),
    roles: parseList(row.roles).map(String),
  };
}

export function toNotice(row: AnnouncementRow): AnnouncementNotice {
  return {
    id: row.id,
    revision: row.revision,
    texts: { 'zh-CN': row.zh_text, en: row.en_text },
    level: row.level,
  };
}

/** The units that an announcement reaches: one for all units reaches whichever there are now. */
export function reachedUnits(
  { id, for_all }: Pick<AnnouncementRow, 'id' | 'for_all'>,
  given: ReadonlyMap<string, string[]>,
  all: readonly { id: string }[],
): string[] {
  return for_all === 1 ? all.map((unit) => unit.id) : (given.get(id) ?? []);
}

export function toAnnouncement(
  row: AnnouncementRow & { unit_name: string; unit_en_name: string | null },
  unitIds: readonly string[],
): Announcement {
  return {
    ...toNotice(row),
    ...audienceOf(row),
    unitId: row.unit_id,
    unitName: row.unit_name,
    unitEnName: row.unit_en_name,
    startsAt: Number(row.starts_at),
    endsAt: Number(row.ends_at),
    unitIds: [...unitIds],
  };
}

function parseList(text: string): unknown[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list : [];
}
