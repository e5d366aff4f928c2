import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { fullIconName } from '#shared/app-icons';
import { type Icon, unitAppSave } from '#shared/contracts';
import { getLanguage, RoomWords } from '../../core/language/index.ts';
import { homePath, navigate, usePageTitle } from '../../core/navigation/index.ts';
import { useMeeting } from '../../core/permissions/index.ts';
import { AppPicture } from '../../features/app-icons/index.ts';
import { Alert, Button, HStack, PageHeading, Text, VStack } from '../../kit/ui/index.ts';
import { PageSkeleton } from '../remote-view/index.ts';
import { iconOf } from './icon-of.ts';
import { catalogues } from './messages/zh-CN.json?all';
import { type AppRequesting, useAppRequest } from './use-app-request.ts';

/** The page on which the apps of the unit are kept. */
const appsPath = '/pages/base/pc_admin_tm/index.html#/apps';

interface ClosedAppPageProps {
  code: string;
  /** Of the user's desktop; undefined for an app that her unit keeps from her. */
  icon: Icon | undefined;
  /** Where the app is none that she may ask for. */
  plain: ReactElement;
}

function ClosedAppPage({ code, icon, plain }: ClosedAppPageProps): ReactElement {
  const requesting = useAppRequest(code);
  const { isMet: mayOpen, error } = useMeeting(unitAppSave.needs);
  const shown = icon ?? (requesting.state && iconOf(code, requesting.state.app));
  if (!shown) return requesting.isFailed ? plain : <PageSkeleton />;
  if (mayOpen === undefined && !error) return <PageSkeleton />;
  return (
    <RoomWords catalogues={catalogues}>
      <Closed icon={shown} isKept={icon === undefined} mayOpen={mayOpen ?? false} requesting={requesting} />
    </RoomWords>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default ClosedAppPage;

interface ClosedProps {
  icon: Icon;
  /** Whether the unit keeps the app from the user. */
  isKept: boolean;
  /** Whether the user opens apps for her unit. */
  mayOpen: boolean;
  requesting: AppRequesting;
}

function Closed({ icon, isKept, mayOpen, requesting }: ClosedProps): ReactElement {
  const { formatMessage } = useIntl();
  const name = fullIconName(icon, getLanguage());
  usePageTitle(name);
  return (
    <VStack gap="4" paddingBlock="16" paddingInline="4" textAlign="center">
      <AppPicture icon={icon} size="tile" />
      <PageHeading size="xl" overflowWrap="anywhere">
        {name}
      </PageHeading>
      <Text maxWidth="56ch" color="fg.muted">
        {formatMessage({
          id: mayOpen ? (isKept ? 'closed.page.opener' : 'closed.page.administrator') : 'closed.page.text',
        })}
      </Text>
      {mayOpen ? <Requested isKept={isKept} {...requesting} /> : <Asking {...requesting} />}
    </VStack>
  );
}

/** For users: whom to ask, and asking once. */
function Asking({ state, isFailed, ask, isBusy, failure }: AppRequesting): ReactElement {
  const { formatMessage } = useIntl();
  const names = formatNames(state?.administrators.map(({ realName }) => realName) ?? []);
  const isAsked = state?.isAsked ?? false;
  return (
    <>
      <Text fontWeight="500">
        {names
          ? formatMessage({ id: 'closed.page.whom' }, { names })
          : formatMessage({ id: 'closed.page.somebody' })}
      </Text>
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <Text role="status" minHeight="6" color="fg.success">
        {isAsked ? (
          <HStack as="span" gap="1.5">
            <Check size={18} strokeWidth={1.75} aria-hidden />
            {formatMessage({ id: 'closed.page.asked' })}
          </HStack>
        ) : null}
      </Text>
      <HStack gap="3" wrap="wrap" justify="center">
        {isAsked || isFailed ? null : (
          <Button loading={isBusy} disabled={!state} onClick={ask}>
            {formatMessage({ id: 'closed.page.ask' })}
          </Button>
        )}
        <HomeButton isSecond={!isAsked} />
      </HStack>
    </>
  );
}

/** For users who keep the apps of the unit: how many asked, and where the requests stand. */
function Requested({ state, isKept }: AppRequesting & { isKept: boolean }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <Text fontWeight="500" minHeight="6">
        {state ? formatMessage({ id: 'closed.page.people' }, { count: state.people }) : null}
      </Text>
      <HStack gap="3" wrap="wrap" justify="center">
        <Button onClick={() => void navigate(appsPath)}>
          {formatMessage({ id: isKept ? 'closed.page.apps' : 'closed.page.requests' })}
        </Button>
        <HomeButton isSecond />
      </HStack>
    </>
  );
}

function HomeButton({ isSecond }: { isSecond: boolean }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Button variant={isSecond ? 'outline' : 'solid'} onClick={() => void navigate(homePath())}>
      {formatMessage({ id: 'closed.page.home' })}
    </Button>
  );
}

function formatNames(names: readonly string[]): string {
  return new Intl.ListFormat(getLanguage(), { type: 'disjunction' }).format(names);
}
