import { useLanguage, useTranslations } from 'shell/session';
import type { Announcement, AnnouncementReach } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { roleName } from './role-name.ts';

const comma = '、';

export interface Audience {
  units: (announcement: Announcement) => string;
  userTypes: (announcement: Announcement) => string;
  roles: (announcement: Announcement) => string;
}

/** Whom an announcement is for, in words. */
export function useAudience(reach: AnnouncementReach): Audience {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const nameOf = (id: string): string => {
    const unit = reach.units.find((known) => known.id === id);
    return localName(language, unit?.name, unit?.enName) || id;
  };
  return {
    units: ({ unitIds }) => unitIds.map(nameOf).join(comma),
    userTypes: ({ userTypes }) => userTypes.map((type) => t(`announcements.type.${type}`)).join(comma),
    roles: ({ roles }) => roles.map((role) => roleName(role, t)).join(comma),
  };
}
