export { type BootReading, getBootData, readBootData } from './boot-data.ts';
export { type LoginPage, useLoginPage } from './login-page.ts';
export { showStartFailure } from './start-failure.ts';
