/** The way from pages to the own servers of apps. */
export { createAppServices } from './app-services.ts';
export { type FindService, servicesFolder } from './service.ts';
