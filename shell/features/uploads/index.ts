export { UploadsHost } from './uploads-host.tsx';
