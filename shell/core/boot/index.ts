export { type BootReading, getBootData, readBootData } from './boot-data.ts';
export { type LoginPage, useLoginPage } from './login-page.ts';
export { hasServerForm } from './server-form.ts';
export { showStartFailure } from './start-failure.ts';
