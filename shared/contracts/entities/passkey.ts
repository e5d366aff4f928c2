import * as v from 'valibot';
import type { FieldTable } from '../fields/field.ts';
import { atMost, plainText, requiredTextField } from '../fields/text-field.ts';

const name = requiredTextField(
  { max: 32, rules: [atMost(32, { 'zh-CN': '最多 32 个字', en: 'Use at most 32 characters' }), plainText] },
  { 'zh-CN': '请输入通行密钥的名称', en: 'Enter a name for the passkey' },
);

/** What its owner calls a passkey, such as the device that has it. */
export const passkeyFields = { name } as const satisfies FieldTable;

/** Passkeys of one person. */
export const maxPasskeys = 10;

export const passkeySchema = v.object({
  /** The id that its device gave it, base64url. */
  passkeyId: v.string(),
  name: v.string(),
  createdAt: v.string(),
  /** Null where nobody has signed in with it. */
  lastUsedAt: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;
