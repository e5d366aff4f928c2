/**
 * `shell/apps`: what apps from other repositories need besides the other doors. A download of its own, which the first such app
 * brings.
 */
export type {
  CompiledMessages,
  Language,
  RemoteApp,
  RemoteFrameProps,
  RemoteSlots,
  RemoteViewProps,
} from '#shared/contracts';
export { type LogLevel, log } from '../core/app-log/index.ts';
export { type Form, type FormOptions, useForm } from '../core/form/index.ts';
export { requestForApp as request } from '../core/request/index.ts';
export {
  defineCall,
  matchPath,
  type OpenRouteOptions,
  openApp,
  type Route,
  type ServiceCall,
  type ServiceCallInput,
  setUnread,
  useRoute,
} from '../features/app-tools/index.ts';
export { FormField, FormNotice, FormView, SaveButton } from '../kit/form/index.ts';
export { askConfirm as confirm, type Question } from '../kit/questions/index.ts';
