import { answer, type Route } from '#platform/http';
import {
  importCancel,
  importCreate,
  importGet,
  importList,
  importPreview,
  importReport,
  importRows,
  importRun,
  importTemplate,
} from '#shared/contracts';
import type { ImportDeps } from './import-deps.ts';
import { createJob } from './jobs/create-job.ts';
import { listJobs, readJob } from './jobs/find-job.ts';
import { listRows } from './jobs/list-rows.ts';
import { previewJob } from './jobs/preview-job.ts';
import { cancelJob, runJob } from './jobs/run-and-cancel.ts';
import { openReport } from './report/open-report.ts';
import { openTemplate } from './report/open-template.ts';

/** The calls of imports; the gate asks who may. */
export function createImportRoutes(deps: ImportDeps): Route[] {
  const { db } = deps.database;
  return [
    answer(importCreate, ({ payload, ...caller }) => createJob(deps, caller, payload)),
    answer(importPreview, ({ payload, ...caller }) => previewJob(deps, caller, payload)),
    answer(importGet, ({ principal, payload }) => readJob(db, principal, payload)),
    answer(importRows, ({ principal, payload }) => listRows(db, principal, payload)),
    answer(importRun, ({ payload, ...caller }) => runJob(deps, caller, payload)),
    answer(importCancel, ({ payload, ...caller }) => cancelJob(deps, caller, payload)),
    answer(importList, ({ principal, payload }) => listJobs(db, principal, payload)),
    answer(importReport, ({ principal, payload }) => openReport(db, principal, payload)),
    answer(importTemplate, async ({ payload }) => openTemplate(payload)),
  ];
}
