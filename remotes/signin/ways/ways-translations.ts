import { useTranslations } from 'shell/session';
import type zhCN from './messages/zh-CN.json';

/** The messages of the ways in beside the form. */
export function useWaysTranslations() {
  return useTranslations<keyof typeof zhCN>();
}
