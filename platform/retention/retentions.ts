import { housekeeping } from '#platform/authorization';
import type { Tables } from '#platform/database';
import { driveLimits } from '#platform/drive';
import { lifetimes } from '#platform/identity';
import { importKeptTime } from '#platform/import';
import { unfinishedLifetime } from '#platform/storage';

/** How long the rows of a table are kept. `name` says what they are, in both languages. */
export type Retention = { readonly name: string } & (
  | EndRetention
  | AgeRetention
  /** As long as the settings of the unit say. */
  | { readonly kind: 'unit' }
  /** As long as the row that it belongs to, with which it is deleted. */
  | { readonly kind: 'with'; readonly table: keyof Tables }
  /** Until it is done, or somebody deletes it. */
  | { readonly kind: 'kept' }
);

/** Each row says its own end. */
interface EndRetention {
  readonly kind: 'end';
  readonly column: string;
}

/** So long after an instant of the row, in milliseconds. */
interface AgeRetention {
  readonly kind: 'age';
  readonly column: string;
  readonly milliseconds: number;
}

/**
 * Every table of the portal and its term: what is purged each hour, what goes with another row, and what stays. A new table does not
 * compile before it stands here; a test asks the database for the same.
 */
export const retentions: Readonly<Record<keyof Tables, Retention>> = {
  auth_audit: age('at', lifetimes.audit, '审计记录|||Audit trail'),
  import_job: age('updated_at', importKeptTime, '导入记录|||Imports'),
  access_record: age('at', lifetimes.accessRecord, '打开应用的记录|||Who opened which app'),
  app_use: age('day', lifetimes.appUse, '应用使用统计|||Use of apps'),
  announcement: age('ends_at', lifetimes.announcement, '公告|||Announcements'),
  client_event: age('at', housekeeping.clientEvents, '接入应用的日志|||Logs of clients'),
  drive_entry: age('removed_at', driveLimits.binTime, '网盘回收站|||Recycle bin of the drive'),
  drive_activity: age('at', driveLimits.activityTime, '网盘动态|||Activity of the drive'),
  upload: age('touched_at', unfinishedLifetime, '未完成的上传|||Unfinished uploads'),

  face_template: unit('人脸特征|||Faces'),
  class_register: unit('班级考勤|||Registers of classes'),

  auth_session: end('expires_at', '登录会话|||Sessions'),
  access_token: end('expires_at', '访问令牌|||Access tokens'),
  refresh_token: end('expires_at', '刷新令牌|||Refresh tokens'),
  rate_limit: end('expires_at', '尝试次数|||Counted attempts'),
  remembered_device: end('expires_at', '记住的浏览器|||Remembered browsers'),
  handover: end('expires_at', '登录票据|||Sign-in tickets'),
  social_transaction: end('expires_at', '第三方登录过程|||Sign-ins at third parties'),
  social_pending: end('expires_at', '待绑定的第三方账号|||Accounts that wait to be linked'),
  password_reset: end('expires_at', '找回密码的验证码|||Codes for new passwords'),
  contact_change: end('expires_at', '更换联系方式的验证码|||Codes for new contact details'),
  family_code: end('expires_at', '家长校验码|||Codes for parents'),
  outbox: end('expires_at', '待发出的通知|||Messages that wait to be sent'),
  qr_sign_in: end('expires_at', '扫码登录过程|||Sign-ins by QR code'),
  oidc_payload: end('expires_at', 'OpenID 授权数据|||Codes and tokens of OpenID'),
  signing_key: end('retired_at', '签名密钥|||Signing keys'),
  face_challenge: end('expires_at', '刷脸登录过程|||Sign-ins by face'),
  passkey_challenge: end('expires_at', '通行密钥验证过程|||Sign-ins by passkey'),
  possession_challenge: end('expires_at', '秒传校验|||Checks of known files'),

  import_row: goesWith('import_job', '导入的行|||Rows of imports'),
  user_role: goesWith('app_user', '人员角色|||Roles of people'),
  second_step: goesWith('app_user', '两步登录|||Second steps of sign-ins'),
  passkey: goesWith('second_step', '通行密钥|||Passkeys'),
  recovery_code: goesWith('second_step', '恢复码|||Recovery codes'),
  directory_account: goesWith('app_user', '由学校目录管理的账号|||Accounts of the school directory'),
  user_picture: goesWith('app_user', '头像|||Pictures of people'),
  user_preference: goesWith('app_user', '个人设置|||Settings of people'),
  user_theme: goesWith('app_user', '个人主题|||Themes of people'),
  user_consent: goesWith('app_user', '授权同意|||Consents to clients'),
  desktop_choice: goesWith('app_user', '桌面排列|||Arranged apps'),
  desktop_unread: goesWith('app_user', '应用角标|||Badges of apps'),
  resource_grant: goesWith('app_user', '权限授予|||Granted permissions'),
  app_request: goesWith('app_user', '应用开通申请|||Requests for apps'),
  social_link: goesWith('app_user', '已绑定的第三方账号|||Linked accounts'),
  parent_child: goesWith('app_user', '家长与学生|||Parents and children'),
  parent_teacher_link: goesWith('app_user', '家长与教师账号|||Linked parents and teachers'),
  message_delivery: goesWith('app_user', '收到的消息|||Received messages'),
  app_file_reader: goesWith('app_user', '应用服务分享的文件|||Files that services of apps share'),
  program_todo: goesWith('app_user', '应用服务写入的待办|||To-dos of services of apps'),
  message_mute: goesWith('app_user', '消息免打扰|||Muted messages'),
  face_consent: goesWith('app_user', '人脸采集同意|||Consents to faces'),
  promotion_person: goesWith('app_user', '学年升级记录（人员）|||People of ended school years'),
  class_teacher: goesWith('app_user', '任课教师|||Teachers of classes'),
  publisher_key: goesWith('app_user', '发布密钥|||Publisher keys'),
  class_register_entry: goesWith('class_register', '考勤明细|||Lines of registers'),
  client_secret: goesWith('oauth_client', '接入应用的密钥|||Secrets of clients'),
  client_unit: goesWith('oauth_client', '接入应用的单位|||Units of clients'),
  program_grant: goesWith('oauth_client', '无用户运行的程序|||Clients that work without a user'),
  logout_notice: goesWith('oauth_client', '待发出的退出通知|||Sign-out notices'),
  announcement_unit: goesWith('announcement', '公告的单位|||Units of announcements'),
  upload_part: goesWith('upload', '上传分片|||Parts of uploads'),
  drive_version: goesWith('drive_entry', '文件版本|||Versions of files'),
  drive_share: goesWith('drive_entry', '网盘分享|||Shares of the drive'),
  desktop_app: goesWith('desktop_group', '应用|||Apps'),
  app_release: goesWith('released_app', '应用发布版本|||Releases of apps'),
  app_release_file: goesWith('app_release', '发布版本的文件|||Files of releases'),
  app_channel: goesWith('app_release', '发布通道|||Pointers to releases'),
  app_channel_move: goesWith('released_app', '发布通道的变更|||Moves of pointers'),
  directory_sync: goesWith('unit', '学校目录同步时间|||When directories were compared'),
  school_year: goesWith('unit', '学年|||School years'),
  school_class: goesWith('unit', '班级|||Classes'),
  promotion: goesWith('unit', '学年升级|||Ended school years'),
  promotion_class: goesWith('promotion', '学年升级记录（班级）|||Classes of ended school years'),
  app_service: goesWith('unit', '应用的服务地址|||Addresses of services of apps'),
  unit_app: goesWith('unit', '单位的应用设置|||Apps of units'),
  unit_app_audience: goesWith('unit_app', '应用的开放范围|||Whom apps are open for'),
  unit_app_group: goesWith('unit', '单位的应用分组顺序|||Order of groups of apps'),
  unit_retention: goesWith('unit', '单位的保留期限|||Terms of units'),
  unit_role: goesWith('unit', '角色|||Roles'),
  role_grant: goesWith('unit_role', '角色的许可|||Permissions of roles'),
  licence: goesWith('unit', '许可|||Licences'),
  licence_change: goesWith('unit', '许可变更|||Changes of licences'),
  face_setting: goesWith('unit', '人脸设置|||Settings of faces'),
  feedback: goesWith('unit', '意见反馈|||Feedback'),
  client_invitation: goesWith('unit', '接入邀请|||Invitations of clients'),

  app_user: kept('人员|||People'),
  unit: kept('单位|||Units'),
  message: kept('发出的消息|||Sent messages'),
  oauth_client: kept('接入应用|||Clients'),
  desktop_group: kept('应用分组|||Groups of apps'),
  resource_node: kept('菜单与权限码|||Menus and permission codes'),
  drive_space: kept('网盘空间|||Spaces of the drive'),
  drive_share_seen: kept('分享已读时间|||When shares were seen'),
  stored_file: kept('文件|||Files'),
  stored_blob: kept('文件内容|||Contents of files'),
  storage_use: kept('空间用量|||Used storage'),
  released_app: kept('发布的应用|||Released apps'),
  app_package: kept('应用包版本|||Versions of apps'),
  service_version: kept('服务版本|||Versions of services'),
  schema_migration: kept('数据库版本|||Versions of the database'),
};

function end(column: string, name: string): Retention {
  return { kind: 'end', column, name };
}

function age(column: string, milliseconds: number, name: string): Retention {
  return { kind: 'age', column, milliseconds, name };
}

function unit(name: string): Retention {
  return { kind: 'unit', name };
}

function goesWith(table: keyof Tables, name: string): Retention {
  return { kind: 'with', table, name };
}

function kept(name: string): Retention {
  return { kind: 'kept', name };
}
