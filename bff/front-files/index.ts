/** Version files of front ends. */
export { createFrontFilesRoute } from './front-files-route.ts';
