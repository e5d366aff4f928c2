import { type ComponentType, type ReactElement, Suspense } from 'react';
import { usePage, useTranslations } from 'shell/session';
import { AppLink, lazy, PageError } from 'shell/ui';
import { appOverridePath, pagePaths } from '#shared/contracts';
import { BlockSkeleton } from './frame/block-skeleton.tsx';
import { PageBody } from './frame/page-body.tsx';
import { ListPage } from './list/list-page.tsx';
import type { MessageId } from './messages/message-id.ts';
import { listHash, parseRoute } from './routes/route.ts';

/** Every page but the list is a download of its own. */
const RegisterPage = lazy(async () => ({
  default: (await import('./register/register-page.tsx')).RegisterPage,
}));
const ClientPage = lazy(async () => ({ default: (await import('./client/client-page.tsx')).ClientPage }));
const ProviderPage = lazy(async () => ({
  default: (await import('./provider/provider-page.tsx')).ProviderPage,
}));
const ApiPage = lazy(async () => ({ default: (await import('./api-reader/api-page.tsx')).ApiPage }));
const GuidePage = lazy(async () => ({ default: (await import('./guides/guide-page.tsx')).GuidePage }));
const AppsPage = lazy(async () => ({ default: (await import('./apps/apps-page.tsx')).AppsPage }));
const AppPage = lazy(async () => ({ default: (await import('./apps/app-page.tsx')).AppPage }));
const UploadPage = lazy(async () => ({ default: (await import('./upload/upload-page.tsx')).UploadPage }));
const KeysPage = lazy(async () => ({ default: (await import('./keys/keys-page.tsx')).KeysPage }));
const OverridePage: ComponentType = lazy(async () => ({
  default: (await import('./override/override-page.tsx')).OverridePage,
}));
const CallbackPage: ComponentType = lazy(async () => ({
  default: (await import('./code-flow/callback-page.tsx')).CallbackPage,
}));

/** The routes of the app, by hash; who may do what is decided on the server. */
export function DevelopersPage(): ReactElement {
  const { path, hash } = usePage();
  return (
    <Suspense
      fallback={
        <PageBody>
          <BlockSkeleton />
        </PageBody>
      }
    >
      <PageOfPath path={path} hash={hash} />
    </Suspense>
  );
}

function PageOfPath({ path, hash }: { path: string; hash: string }): ReactElement {
  if (path === pagePaths.clientConsole) return <CallbackPage />;
  return path === appOverridePath ? <OverridePage /> : <Content hash={hash} />;
}

function Content({ hash }: { hash: string }): ReactElement {
  const route = parseRoute(hash);
  switch (route.name) {
    case 'list':
      return <ListPage query={route.query} />;
    case 'register':
      return <RegisterPage />;
    case 'provider':
      return <ProviderPage />;
    case 'client':
      return <ClientPage key={route.clientId} clientId={route.clientId} section={route.section} />;
    case 'guide':
      return <GuidePage key={route.guide} guide={route.guide} />;
    case 'apps':
      return <AppsPage />;
    case 'app':
      return <AppPage key={route.code} code={route.code} />;
    case 'app-upload':
      return <UploadPage />;
    case 'app-keys':
      return <KeysPage />;
    case 'api':
      return <ApiPage keyword={route.keyword} />;
    default:
      return <UnknownPage />;
  }
}

function UnknownPage(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <PageError title={t('developers.unknown.title')} text={t('developers.unknown.text')}>
      <AppLink href={listHash}>{t('developers.gone.back')}</AppLink>
    </PageError>
  );
}
