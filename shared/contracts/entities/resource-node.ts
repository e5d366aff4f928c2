import * as v from 'valibot';

/** 1 group, 2 menu (carries `menuRoute`), 3 button. */
export type ResourceType = 1 | 2 | 3;

/** A node of the menu and permission tree of one app (F10). */
export interface ResourceNode {
  code: string;
  name: string;
  englishName: string | null;
  resourceType: ResourceType;
  /** Hash route of a menu node, such as `#/people/list`. */
  menuRoute: string | null;
  children: ResourceNode[];
}

export const resourceNodeSchema: v.GenericSchema<unknown, ResourceNode> = v.object({
  code: v.string(),
  name: v.string(),
  englishName: v.optional(v.nullable(v.string()), null),
  resourceType: v.picklist([1, 2, 3]),
  menuRoute: v.optional(v.nullable(v.string()), null),
  children: v.optional(v.array(v.lazy(() => resourceNodeSchema)), []),
});
