export { HostedPage, type HostedPageProps } from './hosted-page.tsx';
