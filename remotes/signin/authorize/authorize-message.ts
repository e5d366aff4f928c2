import { useTranslations } from 'shell/session';
import type zhCN from './messages/zh-CN.json';

/** The messages of this page. */
export function useAuthorizeTranslations() {
  return useTranslations<keyof typeof zhCN>();
}
