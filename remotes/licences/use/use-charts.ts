import type { ChartData } from 'shell/kit';
import type { AppUse } from '#shared/contracts';

/** Lines that can be told apart. */
const maxServices = 5;
/** Weeks that the chart of apps sums up. */
const recentWeeks = 4;
/** Bars whose names can be read; a school may have a hundred apps. */
const maxApps = 15;

type Words = { category: string; opened: string };

/**
 * How often the apps of each service were opened, week by week; the most used services only.
 * @param nameOf the name of a service
 * @param dayOf the day on which a week began
 */
export function chartOfServices(
  { weeks, apps }: AppUse,
  nameOf: (serverId: string) => string,
  dayOf: (time: number) => string,
  category: string,
): ChartData {
  const services = [...Map.groupBy(apps, ({ serverId }) => serverId)]
    .map(([serverId, members]) => ({
      name: nameOf(serverId),
      opened: weeks.map((_, week) => sum(members.map(({ opened }) => opened[week] ?? 0))),
    }))
    .toSorted((a, b) => sum(b.opened) - sum(a.opened))
    .slice(0, maxServices);
  return {
    category,
    series: services.map(({ name }) => name),
    rows: weeks.map((start, week) => ({
      label: dayOf(start),
      values: services.map(({ opened }) => opened[week] ?? 0),
    })),
  };
}

/** How often the most used apps were opened in the last four weeks, the first one most. */
export function chartOfApps(
  { apps }: AppUse,
  nameOf: (app: AppUse['apps'][number]) => string,
  { category, opened }: Words,
): ChartData {
  const rows = apps
    .map((app) => ({ label: nameOf(app), values: [sum(app.opened.slice(-recentWeeks))] as const }))
    .toSorted((a, b) => b.values[0] - a.values[0])
    .slice(0, maxApps);
  return { category, series: [opened], rows };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
