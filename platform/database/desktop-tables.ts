import type { Generated } from 'kysely';
import type { AppKind, UnitType, UserType } from '#shared/contracts';

type Instant = number;
type Flag = 0 | 1;

/** A heading on the desktop with apps below it. */
export interface DesktopGroupTable {
  code: string;
  name: string;
  english_name: string | null;
  position: number;
}

export interface DesktopAppTable {
  code: string;
  group_code: string;
  position: number;
  name: string;
  short_name: string | null;
  english_name: string | null;
  english_short_name: string | null;
  server_id: string;
  /** The app's own deploy path; null where the unit's counts. */
  deploy_path: string | null;
  menu_route: string | null;
  /** 0 hides the app from everyone. */
  update_status: Generated<number>;
  /** JSON lists of user types; null means all. `limit_user_type` is also sent to the browser. */
  audience: string | null;
  limit_user_type: string | null;
  front_user_type: UserType | null;
  /** Only in units of this type, only in this unit; null means anywhere. */
  only_unit_type: UnitType | null;
  only_unit_id: string | null;
  icon_img: string | null;
  img_path: string | null;
  /** How it opens. */
  kind: Generated<AppKind>;
  /** Full address of a frame or a link; of a client, the page that it opens, null for its own choice. */
  address: string | null;
  /** The registered client of an app of the kind `oidc`. */
  client_id: string | null;
  /** The unit whose administrators added it; null for the catalogue of all. */
  owner_unit_id: string | null;
  /** Grows with each change by an administrator of that unit. */
  revision: Generated<number>;
}

/** What one user changed about one app; `position` null leaves it where it is. */
export interface DesktopChoiceTable {
  user_id: string;
  app_code: string;
  position: number | null;
  hidden: Generated<Flag>;
}

/** A user of a unit asked for an app that is not opened there. */
export interface AppRequestTable {
  unit_id: string;
  app_code: string;
  user_id: string;
  asked_at: Instant;
}

export interface DesktopUnreadTable {
  user_id: string;
  app_code: string;
  num: number;
}

/** Who opened which app, and when. */
export interface AccessRecordTable {
  id: string;
  at: Instant;
  user_id: string;
  user_type: number;
  unit_id: string;
  res_id: string;
  res_name: string;
  type: number;
}

export interface DesktopTables {
  desktop_group: DesktopGroupTable;
  desktop_app: DesktopAppTable;
  app_request: AppRequestTable;
  desktop_choice: DesktopChoiceTable;
  desktop_unread: DesktopUnreadTable;
  access_record: AccessRecordTable;
}
