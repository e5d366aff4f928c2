import { type DirectoryVariables, directoryVariables } from '#shared/directory-settings';
import { schoolProviderNames } from '#shared/school-provider';
import type { Variables } from './config-variables.ts';

const directoryNames = Object.keys(directoryVariables) as readonly (keyof DirectoryVariables)[];
const passedOn = [
  'DATABASE_URL',
  'DATABASE_POOL',
  'NODE_ENV',
  'REDIS_URL',
  'OPENID_PROVIDER',
  'EGRESS_ALLOW',
  'POLICY_URL',
  'PERSON_RETENTION_DAYS',
  'RETENTION_DAYS',
  'WECOM_CORP_ID',
  'WECOM_AGENT_ID',
  'WECHAT_APP_ID',
  'PASSWORD_RULE',
  'LICENCE_PUBLIC_KEY',
  'OUTBOX_URL',
  'FACE_SERVICE_URL',
  'FACE_WORKERS',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'CLAMD_SOCKET',
  'USER_QUOTA_MB',
  'STUDENT_QUOTA_MB',
  'UNIT_QUOTA_MB',
  'BOOTSTRAP_UNIT',
] as const;
const secretsPassedOn = [
  'WECOM_SECRET',
  'WECHAT_SECRET',
  'OUTBOX_TOKEN',
  'FACE_SERVICE_TOKEN',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'BOOTSTRAP_ADMIN',
] as const;

/** What the embedded platform gets to see of the configuration. */
export function platformEnvironmentOf(
  variables: Variables,
  publicUrl: string,
  isDemo: boolean,
): Record<string, string> {
  const environment: Record<string, string> = {
    DATA_DIR: variables.DATA_DIR,
    PUBLIC_URL: publicUrl,
    DEMO: isDemo ? '1' : '0',
    TEST_MODE: variables.TEST_MODE ? '1' : '0',
  };
  for (const name of [...passedOn, ...secretsPassedOn, ...schoolProviderNames, ...directoryNames]) {
    const value = variables[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}
