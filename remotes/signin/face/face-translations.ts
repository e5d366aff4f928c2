import { useTranslations } from 'shell/session';
import type zhCN from './messages/zh-CN.json';

/** The messages of signing in by a face. */
export function useFaceTranslations() {
  return useTranslations<keyof typeof zhCN>();
}
