import type signIn from '../messages/zh-CN.json';
import type forgot from './messages/zh-CN.json';

/** A message of this page, or one of the app's own. */
export type ForgotMessageId = keyof typeof forgot | keyof typeof signIn;
