/** Stylesheets and pictures of themes. */
export { createThemeFilesStep } from './theme-files-step.ts';
