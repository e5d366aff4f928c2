import * as v from 'valibot';
import type { UnitState } from '#platform/database';
import type { Principal } from '#platform/http';
import { initiateLoginAddress } from '#shared/app-kinds';
import type { AppKind, Icon, IconGroup, UnitType, UserType } from '#shared/contracts';
import { isOpenByUnit, type UnitDecision } from './unit-rule.ts';

/** An app with its group, and what this user chose and has not read; one row of the one query behind the desktop. */
export interface AppRow extends UnitDecision {
  code: string;
  group_code: string;
  group_name: string;
  group_english_name: string | null;
  name: string;
  short_name: string | null;
  english_name: string | null;
  english_short_name: string | null;
  server_id: string;
  deploy_path: string | null;
  menu_route: string | null;
  update_status: number;
  audience: string | null;
  limit_user_type: string | null;
  front_user_type: UserType | null;
  only_unit_type: UnitType | null;
  only_unit_id: string | null;
  owner_unit_id: string | null;
  kind: AppKind;
  address: string | null;
  /** Of an app that is a registered client. */
  initiate_login_uri: string | null;
  client_status: string | null;
  /** What the unit says about the client, and what counts where it says nothing. */
  client_state: UnitState | null;
  client_default: UnitState | null;
  icon_img: string | null;
  img_path: string | null;
  /** The user's own place for the app; null leaves it where it is. */
  chosen_position: number | null;
  hidden: 0 | 1 | null;
  unread: number | null;
  /** 1 where the unit wants the tile on every desktop. */
  is_locked: 0 | 1 | null;
}

export type Viewer = Pick<Principal, 'userType' | 'unitId' | 'unitType'>;

/** What the catalogue says about who an app is for. */
export type CatalogueRule = Pick<
  AppRow,
  | 'update_status'
  | 'audience'
  | 'limit_user_type'
  | 'front_user_type'
  | 'only_unit_type'
  | 'only_unit_id'
  | 'owner_unit_id'
>;

const userTypeList = v.pipe(v.string(), v.parseJson(), v.array(v.picklist([1, 2, 3, 4])));

/** A stored list of user types; null where the app names none. @throws when a stored list is damaged */
export function parseUserTypes(stored: string | null): UserType[] | null {
  return stored === null ? null : v.parse(userTypeList, stored);
}

/** Whether an app is for a user, on the desktop or hidden by the user: the catalogue and the user's unit agree. */
export function isForViewer(app: AppRow, viewer: Viewer): boolean {
  return isAllowed(app, viewer) && isOpenByUnit(app, viewer.userType);
}

/** Whether the catalogue allows an app for a user (G11, G12, G14). No unit widens that. */
export function isAllowed(app: CatalogueRule, viewer: Viewer): boolean {
  return (
    app.update_status !== 0 &&
    admits(parseUserTypes(app.audience), viewer.userType) &&
    admits(parseUserTypes(app.limit_user_type), viewer.userType) &&
    isFor(app.front_user_type, viewer.userType) &&
    isFor(app.only_unit_type, viewer.unitType) &&
    isFor(app.only_unit_id, viewer.unitId) &&
    isFor(app.owner_unit_id, viewer.unitId)
  );
}

/**
 * The desktop of one user: groups in their order, each with the apps that are for this user. What the user hid says so.
 * @param rows in the order of groups and apps; a group without an app for this user is left out.
 * @param issuer of the OpenID provider; empty where there is none, and no client signs anybody in
 */
export function buildIconGroups(rows: readonly AppRow[], viewer: Viewer, issuer = ''): IconGroup[] {
  const visible = rows.filter((row) => isForViewer(row, viewer));
  const groups = Map.groupBy(visible, (row) => row.group_code);
  return [...groups.values()].map((apps) => ({
    code: apps[0]?.group_code ?? '',
    name: apps[0]?.group_name ?? '',
    englishName: apps[0]?.group_english_name ?? null,
    iconVMs: apps.toSorted(byChoice).map((app) => toIcon(app, issuer)),
  }));
}

function admits<T>(allowed: readonly T[] | null, value: T): boolean {
  return allowed === null || allowed.length === 0 || allowed.includes(value);
}

function isFor(only: unknown, actual: unknown): boolean {
  return only === null || only === actual;
}

/** Apps that the user placed come first, in her order; the others keep theirs. */
function byChoice(a: AppRow, b: AppRow): number {
  return (a.chosen_position ?? Number.MAX_SAFE_INTEGER) - (b.chosen_position ?? Number.MAX_SAFE_INTEGER);
}

function toIcon(app: AppRow, issuer: string): Icon {
  const isLocked = app.is_locked === 1;
  const isHidden = app.hidden === 1 && !isLocked;
  return {
    code: app.code,
    name: app.name,
    shortName: app.short_name,
    englishName: app.english_name,
    englishShortName: app.english_short_name,
    zname: app.name,
    serverId: app.server_id,
    deployPath: app.deploy_path,
    menuRoute: app.menu_route,
    updateStatus: isHidden ? 0 : app.update_status,
    frontUserType: app.front_user_type,
    limitUserType: parseUserTypes(app.limit_user_type),
    iconImg: app.icon_img,
    imgPath: app.img_path,
    imgGrayPath: null,
    imgCartoonPath: null,
    unReadCodeCount: app.unread ?? 0,
    hidden: isHidden,
    locked: isLocked,
    kind: app.kind,
    address: addressOf(app, issuer),
  };
}

/** What a press opens outside the portal. A client signs in only where it is active and the unit lets it. */
function addressOf(app: AppRow, issuer: string): string | null {
  if (app.kind === 'frame' || app.kind === 'link') return app.address;
  if (app.kind !== 'oidc' || issuer === '' || app.client_status !== 'active') return null;
  const state = app.client_state ?? app.client_default;
  if (state === null || state === 'off') return null;
  return initiateLoginAddress(app.initiate_login_uri, { issuer, target: app.address }) ?? null;
}
