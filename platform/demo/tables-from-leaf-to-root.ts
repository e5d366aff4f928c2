import type { Tables } from '#platform/database';

/** Every table, each before the tables that it points to. A new table belongs in this list too. */
export const tablesFromLeafToRoot = [
  'access_record',
  'resource_grant',
  'resource_node',
  'desktop_unread',
  'desktop_choice',
  'desktop_app',
  'desktop_group',
  'refresh_token',
  'access_token',
  'auth_session',
  'auth_audit',
  'rate_limit',
  'user_role',
  'app_user',
  'unit',
] as const satisfies readonly (keyof Tables)[];
