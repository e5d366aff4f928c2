import * as v from 'valibot';
import { localizedSchema } from '#shared/language';
import { userTypeSchema } from './entities/session-user.ts';

/** Where an entry of the user menu stands: after whose entries of the shell. */
const userMenuPlaces = ['account', 'communication', 'administration'] as const;
export type UserMenuPlace = (typeof userMenuPlaces)[number];

/** The pictures that the shell has for entries. */
const userMenuIcons = ['app', 'building', 'calendar', 'megaphone', 'person'] as const;
export type UserMenuIcon = (typeof userMenuIcons)[number];

const common = {
  /** Default: the names of the app. */
  names: v.optional(localizedSchema),
  /** Who sees it, among those who may open the remote. Default all of them. */
  userTypes: v.optional(v.array(userTypeSchema)),
};

/** A link in the user menu of the header. */
const userMenuEntrySchema = v.strictObject({
  ...common,
  /** A page of the remote itself, perhaps with the hash of a view: `/account#/sessions`. */
  address: v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\\?#\s]*(?:#\/[^\\\s]*)?$/)),
  place: v.picklist(userMenuPlaces),
  /** Default `app`. */
  icon: v.optional(v.picklist(userMenuIcons)),
});

/** A card at the end of the desktop; the shell shows the export `Card` of the app in it. */
const desktopCardSchema = v.strictObject(common);

/** The places of the shell that a remote fills. The build checks them; pages read them as they are. */
export const remoteSlotsSchema = v.strictObject({
  userMenu: v.optional(v.array(userMenuEntrySchema)),
  desktopCard: v.optional(desktopCardSchema),
});
export type RemoteSlots = v.InferOutput<typeof remoteSlotsSchema>;
