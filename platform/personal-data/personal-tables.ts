import type { Tables } from '#platform/database';

/** Rows of a table that are about a person. */
export interface PersonalTable {
  readonly table: keyof Tables;
  /** Names her. */
  readonly column: string;
  /** Tells her rows apart: they are read in its order, page by page. */
  readonly key: readonly string[];
  /** Columns that nobody gets: secrets, and what is sealed. */
  readonly leftOut?: readonly string[];
  /** The table has an index by unit, and none by person. */
  readonly isFoundByUnit?: true;
  /** A value that such rows have besides, where the same column also names something else. */
  readonly where?: readonly [column: string, value: string];
  /** A row that belongs to each: its columns come along. */
  readonly along?: {
    readonly table: keyof Tables;
    readonly column: string;
    readonly columns: readonly string[];
  };
}

/**
 * What a person gets of herself. A test compares it with the schema: each column that names a person stands here, or in
 * `elsewhere` with a reason.
 */
export const personalTables: readonly PersonalTable[] = [
  { table: 'app_user', column: 'id', key: ['id'], leftOut: ['password_hash'] },
  of('user_role', 'role_code'),
  of('user_picture', 'id', ['id']),
  of('user_preference'),
  of('user_theme'),
  of('auth_audit', 'id', ['actor_id']),
  of('auth_session', 'id', ['id', 'family']),
  of('remembered_device', 'selector', ['selector', 'validator_hash', 'previous_hash', 'family']),
  of('second_step', undefined, ['secret']),
  of('passkey', 'id', ['id', 'public_key']),
  of('publisher_key', 'id', ['public_key']),
  of('directory_account'),
  of('password_reset', undefined, ['code_hash']),
  of('contact_change', undefined, ['code_hash']),
  of('social_link', 'provider'),
  { table: 'user_consent', column: 'account_id', key: ['client_id'] },
  {
    ...{ table: 'client_invitation', column: 'created_by', key: ['id'], leftOut: ['token_id'] },
    isFoundByUnit: true,
  },
  of('access_record', 'id'),
  of('desktop_choice', 'app_code'),
  of('desktop_unread', 'app_code'),
  of('app_request', 'app_code'),
  { ...of('resource_grant', 'app_code'), key: ['app_code', 'node_code'] },
  {
    ...of('message_delivery', 'message_id'),
    along: { table: 'message', column: 'message_id', columns: ['module', 'title', 'text', 'url'] },
  },
  { table: 'message', column: 'sender_id', key: ['id'] },
  of('message_mute', 'module'),
  { ...of('app_file_reader'), key: ['file_id', 'client_id'] },
  { ...of('program_todo'), key: ['client_id', 'todo_key'] },
  { ...of('feedback', 'id'), isFoundByUnit: true },
  { table: 'parent_child', column: 'parent_id', key: ['child_id'] },
  { table: 'parent_child', column: 'child_id', key: ['parent_id'] },
  { table: 'parent_teacher_link', column: 'parent_id', key: ['teacher_id'] },
  { table: 'parent_teacher_link', column: 'teacher_id', key: ['parent_id'] },
  { table: 'family_code', column: 'child_id', key: ['hash'], leftOut: ['hash'] },
  { ...of('class_teacher', 'class_id'), key: ['class_id', 'subject'] },
  {
    ...of('class_register_entry', 'register_id', ['marked_by']),
    along: {
      table: 'class_register',
      column: 'register_id',
      columns: ['grade_name', 'class_name', 'day', 'starts_at'],
    },
  },
  of('promotion_person', 'promotion_id'),
  of('face_consent'),
  of('face_template', undefined, ['descriptor', 'picture']),
  {
    ...{ table: 'drive_space', column: 'owner_key', key: ['id'], isFoundByUnit: true },
    where: ['kind', 'mine'],
  },
  {
    ...{ table: 'drive_share', column: 'target_id', key: ['id'], isFoundByUnit: true },
    where: ['target_kind', 'person'],
    along: { table: 'drive_entry', column: 'entry_id', columns: ['name', 'is_folder', 'size'] },
  },
  of('drive_share_seen'),
  of('drive_activity', 'id'),
  { table: 'stored_file', column: 'owner_id', key: ['id'] },
  of('upload', 'id', ['md5']),
  { table: 'storage_use', column: 'id', key: ['id'], where: ['scope', 'user'] },
];

/** Rows with the column `user_id`, in the order of another one. */
function of(table: keyof Tables, key?: string, leftOut?: readonly string[]): PersonalTable {
  return { table, column: 'user_id', key: [key ?? 'user_id'], ...(leftOut ? { leftOut } : {}) };
}

const secret = 'a secret that lives for minutes';
const ofUnit = 'kept for the unit, not about who did it';
const ofOthers = 'the row is about somebody else, who gets it herself';

/** Columns that name a person, and whose rows she does not get; each with its reason. */
export const elsewhere: Readonly<Record<string, string>> = {
  'handover.user_id': secret,
  'qr_sign_in.user_id': secret,
  'possession_challenge.user_id': secret,
  'recovery_code.user_id': 'hashes of secrets; second_step says that there is a second step',
  'oidc_payload.account_id': secret,
  'logout_notice.account_id': 'waits for minutes until a client was notified',
  'auth_audit.actor_id': ofOthers,
  'face_consent.given_by': ofOthers,
  'class_register_entry.marked_by': ofOthers,
  'class_register.kept_by': ofUnit,
  'announcement.author_id': ofUnit,
  'licence_change.user_id': ofUnit,
  'promotion.actor_id': ofUnit,
  'import_job.created_by': ofUnit,
  'import_row.target_id': 'goes with its import; what was written stands in the rows of the person',
  'drive_entry.created_by': 'of her own space as files; in others it is the content of a class or school',
  'drive_entry.changed_by': 'of her own space as files; in others it is the content of a class or school',
  'drive_entry.removed_by': 'of her own space as files; in others it is the content of a class or school',
  'app_release.publisher_id': ofUnit,
  'app_release.decided_by': ofUnit,
  'app_channel_move.moved_by': ofUnit,
  'drive_version.made_by': 'goes with its file',
  'drive_share.shared_by': 'drive_activity says when she shared what',
  'app_service.updated_by': ofUnit,
  'oauth_client.owner_user_ids': 'belongs to the client, which its owners share',
};
