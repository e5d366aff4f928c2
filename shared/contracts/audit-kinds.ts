/**
 * The kinds of lines that the audit trail is filtered by, and the events of each. A name that ends with `*` stands for every
 * event that begins so.
 */
export const auditKinds = {
  sign_in: ['login_succeeded', 'qr_confirmed', 'device_remembered'],
  failure: [
    'login_failed',
    'login_blocked',
    'password_reset_failed',
    'refresh_token_reused',
    'remember_token_reused',
  ],
  end: [
    'logout',
    'session_ended',
    'session_replaced',
    'other_sessions_ended',
    'sessions_ended',
    'device_revoked',
  ],
  password: ['password_*', 'second_step_*'],
  switch: ['identity_switched', 'identity_linked', 'social_bound', 'social_unbound'],
  consent: ['consent_*'],
  person: ['user_*', 'face_*'],
  client: ['client_*', 'secret_*', 'owner_*', 'unit_switched', 'program_*', 'signing_key_*'],
  school: [
    'theme_changed',
    'login_page_changed',
    'logo_*',
    'announcement_*',
    'message_*',
    'drive_*',
    'class_*',
    'school_year_*',
    'unit_created',
    'unit_changed',
    'app_*',
    'role_*',
    'family_*',
    'promotion_*',
    'import_*',
    'licence_changed',
    'retention_changed',
  ],
  export: ['audit_exported', 'roster_exported', 'user_data_exported'],
} as const satisfies Record<string, readonly string[]>;

export type AuditKind = keyof typeof auditKinds;

function isAuditKind(name: string): name is AuditKind {
  return Object.hasOwn(auditKinds, name);
}

/** Names of the kinds, in the order in which a filter offers them. */
export const auditKindNames: readonly AuditKind[] = Object.keys(auditKinds).filter(isAuditKind);
