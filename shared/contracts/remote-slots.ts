import * as v from 'valibot';
import { localizedSchema } from '#shared/language';
import { userTypeSchema } from './entities/session-user.ts';
import { type Need, permissions, unasked } from './needs.ts';
import { type UserRole, userTypeCodes } from './user-types.ts';

/** Where an entry of the user menu stands: after whose entries of the shell. */
const userMenuPlaces = ['account', 'communication', 'administration'] as const;
export type UserMenuPlace = (typeof userMenuPlaces)[number];

/** The pictures that the shell has for entries. */
const userMenuIcons = ['app', 'building', 'calendar', 'megaphone', 'person'] as const;
export type UserMenuIcon = (typeof userMenuIcons)[number];

/** Made when it is used: a page that uses none of this file leaves it out. */
const needSchema: v.GenericSchema<Need> = v.lazy(() => {
  const roles = Object.keys(userTypeCodes) as UserRole[];
  return v.picklist<readonly Need[]>([...permissions, ...roles, ...unasked]);
});

/** Needs as calls have them: any of these opens something. A manifest copies them from the calls that its page sends. */
export const needsSchema = v.pipe(v.array(needSchema), v.minLength(1), v.readonly());

const common = {
  /** Default: the names of the app. */
  names: v.optional(localizedSchema),
  /** Who sees it, among those who may open the remote. Default all of them. */
  userTypes: v.optional(v.array(userTypeSchema)),
};

/** The fields of everything that the frame shows. */
const shown = {
  ...common,
  /**
   * A user sees it who meets any of these and is of a user type; nobody does until that is known. Default: the needs of the audience.
   * Apps from outside have none: permissions of the portal mean nothing to them.
   */
  needs: v.optional(needsSchema),
};

/** A page of the remote itself, perhaps with the hash of a view: `/account#/sessions`. */
const ownAddress = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\\?#\s]*(?:#\/[^\\\s]*)?$/));

/** A link in the user menu of the header. */
const userMenuEntrySchema = v.strictObject({
  ...shown,
  address: ownAddress,
  place: v.picklist(userMenuPlaces),
  /** Default `app`. */
  icon: v.optional(v.picklist(userMenuIcons)),
});

/** The groups of a side navigation, in their order. */
export const sectionGroups = ['glance', 'school', 'people', 'portal', 'safety'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

/** The pictures that side navigations have for pages of other remotes. */
const sectionIcons = [
  'appearance',
  'audit',
  'feedback',
  'licences',
  'megaphone',
  'people',
  'sessions',
] as const;
export type SectionIcon = (typeof sectionIcons)[number];

/** A page that is a section of another remote, the host: it stands in the host's side navigation, which is shown beside it as well. */
const sectionSchema = v.strictObject({
  ...common,
  /** Name of the remote that has the side navigation. */
  host: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** The node of the host's menu whose holders find the section there. It opens nothing by itself. */
  code: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  address: ownAddress,
  group: v.picklist(sectionGroups),
  icon: v.picklist(sectionIcons),
});

/** A card at the end of the desktop; the shell shows the export `Card` of the app in it. */
const desktopCardSchema = v.strictObject(shown);

/**
 * A card of the column "today", beside the apps where the window has room for it. The shell shows the component of this name
 * in the app's `todayCards`.
 */
const todayCardSchema = v.strictObject({
  ...shown,
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  /** Its place in the column: small numbers stand first, equal ones by the name of the remote. */
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  /** Where its heading leads. Default nowhere. */
  address: v.optional(ownAddress),
  /** Whether it also stands at the end of the desktop where there is no room for the column. Default no. */
  isOnNarrow: v.optional(v.boolean()),
});

/** The places of the shell that a remote fills. The build checks them; pages read them as they are. */
export const remoteSlotsSchema = v.strictObject({
  userMenu: v.optional(v.array(userMenuEntrySchema)),
  desktopCard: v.optional(desktopCardSchema),
  todayCards: v.optional(v.pipe(v.array(todayCardSchema), v.maxLength(4))),
  sections: v.optional(v.array(sectionSchema)),
});
export type RemoteSlots = v.InferOutput<typeof remoteSlotsSchema>;

/** Whether nothing in the places depends on what a user holds. */
export function hasNoNeeds({ userMenu = [], desktopCard = {}, todayCards = [] }: RemoteSlots): boolean {
  return [...userMenu, desktopCard, ...todayCards].every(({ needs }) => needs === undefined);
}

/** A section that a remote puts into the side navigation of another one. */
export type RemoteSection = v.InferOutput<typeof sectionSchema>;
