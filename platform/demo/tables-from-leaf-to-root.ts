import type { Tables } from '#platform/database';

/**
 * Every table, each before the tables that it points to. A new table belongs in this list too; signing keys do not, since a
 * running provider goes on with those that it has.
 */
export const tablesFromLeafToRoot = [
  'logout_notice',
  'oidc_payload',
  'client_event',
  'user_consent',
  'client_unit',
  'client_secret',
  'oauth_client',
  'remembered_device',
  'handover',
  'social_link',
  'social_transaction',
  'social_pending',
  'parent_teacher_link',
  'parent_child',
  'password_reset',
  'outbox',
  'qr_sign_in',
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
