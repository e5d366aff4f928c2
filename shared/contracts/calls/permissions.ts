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
  payload: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  answer: v.array(resourceNodeSchema),
  summary: 'Menu and permission tree of the signed-in user in one app.',
  source: 'F10',
});

export const resourceInsideModule = defineCall({
  name: 'base.permissions.inside_module',
  method: 'GET',
  path: '/api/base/resource/inside/module',
  effect: 'read',
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
  payload: v.object({ userId: idSchema }),
  answer: v.boolean(),
  summary: 'Whether the user is the theme administrator of the unit.',
  source: 'J05',
});
