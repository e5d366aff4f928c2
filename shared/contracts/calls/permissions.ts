import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { insideModuleSchema } from '../entities/licence.ts';
import { resourceNodeSchema } from '../entities/resource-node.ts';
import { idSchema, nothing } from '../text-values.ts';

export const resourceUserCodeTree = defineCall({
  name: 'base.permissions.tree',
  method: 'GET',
  path: '/api/base/resource/user/code/tree',
  effect: 'read',
  needs: 'own',
  payload: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  answer: v.array(resourceNodeSchema),
  summary: 'Menu and permission tree of the signed-in user in one app.',
  source: 'F10',
});

export const permissionsMine = defineCall({
  name: 'base.permissions.mine',
  method: 'GET',
  path: '/api/base/permissions/mine',
  effect: 'read',
  needs: 'own',
  encoding: 'none',
  payload: nothing,
  /** Those that this version does not know stand in it as well. */
  answer: v.array(v.string()),
  summary: 'The permissions of the signed-in user in all apps of the portal, as `app:node`.',
  source: 'portal',
});

export const resourceInsideModule = defineCall({
  name: 'base.permissions.inside_module',
  method: 'GET',
  path: '/api/base/resource/inside/module',
  effect: 'read',
  needs: 'own',
  encoding: 'none',
  payload: nothing,
  answer: v.array(insideModuleSchema),
  summary: 'The modules of the own unit, with what its licence says of each.',
  source: 'Q07',
});

export const roleUserXxSys = defineCall({
  name: 'base.permissions.administrator',
  method: 'GET',
  path: '/api/base/role/user/{userId}/XX_SYS_/base',
  effect: 'read',
  needs: 'own',
  payload: v.object({ userId: idSchema }),
  answer: v.boolean(),
  summary: 'Whether the user is the theme administrator of the unit.',
  source: 'J05',
});
