export { PageFooterHost } from './page-footer-host.tsx';
