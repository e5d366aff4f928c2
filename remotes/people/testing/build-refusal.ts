import type { SaveRefusal } from '../state/form-state.ts';

/** A refusal of the service, with what a test says different. */
export const buildRefusal = (different: Partial<SaveRefusal> = {}): SaveRefusal => ({
  code: 'internal',
  message: '服务器内部错误',
  fieldErrors: [],
  requestId: 'r-7',
  ...different,
});
