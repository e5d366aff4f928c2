import * as v from 'valibot';
import { defaultLanguage, languageSchema } from '#shared/language';
import { defineCall } from '../call.ts';
import {
  importEncodings,
  importJobSchema,
  importKindSchema,
  importMappingSchema,
  importOptionsSchema,
  importOutcomeSchema,
  importRowSchema,
  importTableKindSchema,
} from '../entities/import-job.ts';
import { idSchema, numberFromText, optionalText } from '../text-values.ts';

/** The unit that is meant: in a bureau, also one of its schools. Empty is the own unit. */
const unitId = optionalText(64);
const jobId = idSchema;
const language = v.optional(languageSchema, defaultLanguage);

export const importCreate = defineCall({
  name: 'base.import.create',
  method: 'POST',
  path: '/api/base/import/create',
  effect: 'change',
  needs: 'base:import',
  payload: v.object({
    unitId,
    kind: importKindSchema,
    /** Of the caller's own, uploaded with `serverid` `import`. */
    fileId: idSchema,
  }),
  answer: importJobSchema,
  summary:
    'Begins an import with an uploaded file: its columns with samples, its encoding, and what the columns seem to mean.',
  source: 'portal',
});

export const importPreview = defineCall({
  name: 'base.import.preview',
  method: 'POST',
  path: '/api/base/import/preview',
  effect: 'change',
  needs: 'base:import',
  encoding: 'json',
  payload: v.object({
    unitId,
    jobId,
    mapping: importMappingSchema,
    options: v.optional(importOptionsSchema, {}),
    /** The row that names columns; 0 for none. Default: the one that was found. */
    headerRow: v.optional(numberFromText),
    /** Of a text file. Default: the one that was found. */
    encoding: v.optional(v.picklist(importEncodings)),
  }),
  answer: importJobSchema,
  summary: 'Compares the file with the unit in the background; nothing is written but the comparison.',
  source: 'portal',
});

export const importGet = defineCall({
  name: 'base.import.get',
  method: 'GET',
  path: '/api/base/import/get',
  effect: 'read',
  needs: 'base:import',
  payload: v.object({ unitId, jobId }),
  answer: importJobSchema,
  summary: 'An import with its state, progress and counts.',
  source: 'portal',
});

export const importRows = defineCall({
  name: 'base.import.rows',
  method: 'GET',
  path: '/api/base/import/rows',
  effect: 'read',
  needs: 'base:import',
  payload: v.object({
    unitId,
    jobId,
    outcome: v.optional(importOutcomeSchema),
    /** Pages count from 1. */
    page: v.optional(numberFromText, 1),
    size: v.optional(numberFromText, 30),
  }),
  answer: v.object({
    list: v.array(importRowSchema),
    total: v.number(),
    pages: v.number(),
    page: v.number(),
  }),
  summary: 'A page of the rows of an import, with what changes and what is wrong, in the order of the file.',
  source: 'portal',
});

export const importRun = defineCall({
  name: 'base.import.run',
  method: 'POST',
  path: '/api/base/import/run',
  effect: 'change',
  needs: 'base:import',
  payload: v.object({ unitId, jobId }),
  answer: importJobSchema,
  summary:
    'Writes what was compared, in the background; refused with `conflict` while another import of the unit runs.',
  source: 'portal',
});

export const importCancel = defineCall({
  name: 'base.import.cancel',
  method: 'POST',
  path: '/api/base/import/cancel',
  effect: 'change',
  needs: 'base:import',
  payload: v.object({ unitId, jobId }),
  answer: importJobSchema,
  summary: 'Ends an import at the end of its batch; what was written stays.',
  source: 'portal',
});

export const importList = defineCall({
  name: 'base.import.list',
  method: 'GET',
  path: '/api/base/import/list',
  effect: 'read',
  needs: 'base:import',
  payload: v.object({ unitId }),
  answer: v.array(importJobSchema),
  summary: 'The latest 50 imports of a unit.',
  source: 'portal',
});

export const importReport = defineCall({
  name: 'base.import.report',
  method: 'GET',
  path: '/api/base/import/report',
  effect: 'read',
  needs: 'base:import',
  upload: true,
  payload: v.object({ unitId, jobId, format: v.optional(v.picklist(['xlsx', 'csv']), 'xlsx'), language }),
  answer: v.unknown(),
  reply: 'file',
  summary: 'Every row of an import with its outcome, as a file.',
  source: 'portal',
});

export const importTemplate = defineCall({
  name: 'base.import.template',
  method: 'GET',
  path: '/api/base/import/template',
  effect: 'read',
  needs: 'base:import',
  upload: true,
  payload: v.object({ kind: importTableKindSchema, language }),
  answer: v.unknown(),
  reply: 'file',
  summary: 'A workbook with the columns of a kind and an example, to fill in.',
  source: 'portal',
});
