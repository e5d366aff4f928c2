import { useTranslations } from 'shell/session';
import type zhCN from './messages/zh-CN.json';

/** The messages of this page. */
export const useConsentTranslations = () => useTranslations<keyof typeof zhCN>();
