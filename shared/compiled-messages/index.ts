export { type CompiledMessage, compileMessages } from './compile-messages.ts';
