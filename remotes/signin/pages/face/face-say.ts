import { useSay } from '../../state/use-say.ts';
import type zhCN from './messages/zh-CN.json';

/** The messages of signing in by a face. */
export const useFaceSay = () => useSay<keyof typeof zhCN>();
