/** A node of an app's menu and permission tree: 1 group, 2 menu, 3 button. */
export interface ResourceNodeTable {
  app_code: string;
  code: string;
  parent_code: string | null;
  position: number;
  name: string;
  english_name: string | null;
  resource_type: 1 | 2 | 3;
  menu_route: string | null;
}

/** `node_code` `*` grants every node of the app. */
export interface ResourceGrantTable {
  user_id: string;
  app_code: string;
  node_code: string;
}

export interface ResourceTables {
  resource_node: ResourceNodeTable;
  resource_grant: ResourceGrantTable;
}
