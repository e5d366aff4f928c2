import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { appUseSchema } from '../entities/app-use.ts';
import { accessRecordSchema, desktopApps, iconGroupSchema, unreadCountSchema } from '../entities/icon.ts';
import { flagFromText, idSchema, nothing, numberFromText } from '../text-values.ts';
import { themeSchema } from '../theme-name.ts';

export const userAccessDetail = defineCall({
  name: 'base.desktop.access_record',
  method: 'POST',
  path: '/api/base/user_access_detail',
  effect: 'change',
  needs: 'own',
  payload: accessRecordSchema,
  answer: v.unknown(),
  intercepted: false,
  summary: 'Records that a user opened an app; fire and forget.',
  source: 'C10',
});

export const appUse = defineCall({
  name: 'base.desktop.app_use',
  method: 'GET',
  path: '/api/base/desktop/app_use',
  effect: 'read',
  needs: 'base:licence.view',
  encoding: 'none',
  payload: nothing,
  answer: appUseSchema,
  summary:
    'How often apps were opened in each of the last twelve weeks: of the own unit, in a bureau of all schools.',
  source: 'portal',
});

export const myAppIcon = defineCall({
  name: 'base.desktop.icons',
  method: 'GET',
  path: '/api/base/desktop/my_app_icon',
  effect: 'read',
  needs: 'own',
  payload: v.object({ userId: idSchema, unitId: idSchema, appType: v.optional(numberFromText, desktopApps) }),
  answer: v.array(iconGroupSchema),
  summary: 'The icon groups of the signed-in user.',
  source: 'G12',
});

export const unReadCodeCount = defineCall({
  name: 'base.desktop.unread',
  method: 'GET',
  path: '/api/base/desktop/unReadCodeCount',
  effect: 'read',
  needs: 'own',
  encoding: 'none',
  payload: nothing,
  answer: v.array(unreadCountSchema),
  summary: 'Unread entries per app.',
  source: 'G13',
});

export const myDesktopColor = defineCall({
  name: 'base.desktop.color',
  method: 'GET',
  path: '/api/base/my_desktop/color',
  effect: 'read',
  needs: 'own',
  encoding: 'none',
  payload: nothing,
  answer: v.nullable(v.string()),
  summary: 'The theme colour of the signed-in user.',
  source: 'J06',
});

export const setTheme = defineCall({
  name: 'base.desktop.set_theme',
  method: 'POST',
  path: '/api/base/desktop/settheme',
  effect: 'change',
  needs: 'own',
  payload: v.object({
    type: v.picklist(['color', 'default_color']),
    theme: themeSchema,
    /** With `default_color`: users who chose their own theme see the default again (D-56). */
    replaceAll: v.optional(flagFromText, false),
  }),
  answer: v.literal('success'),
  reply: 'text',
  summary: "Saves the user's theme, or the unit's default; answers the text 'success'.",
  source: 'J06',
});
