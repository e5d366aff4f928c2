import { useQueryClient } from '@tanstack/react-query';
import { type Form, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useLanguage } from 'shell/session';
import {
  type ClassDetails,
  classFields,
  type ListedClass,
  organisationClass,
  organisationClassCreate,
  organisationClassUpdate,
  parseKeptDraft,
  pickText,
  type SchoolYear,
} from '#shared/contracts';
import { classesKey } from '../class/class-queries.ts';
import { type ClassDraft, type ClassField, draftOf, fieldsOf, validateClass } from './class-draft.ts';

export interface ClassFormOptions {
  unitId: string;
  /** Undefined for a new class. */
  one: ListedClass | undefined;
  years: readonly SchoolYear[];
  onSaved: (saved: ClassDetails) => void;
}

/** The form of a new class, or of one that is there. */
export function useClassForm({
  unitId,
  one,
  years,
  onSaved,
}: ClassFormOptions): Form<ClassDraft, ClassField> {
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  return useForm({
    saved: { draft: draftOf(one, years), revision: one?.revision ?? 0 },
    keep: {
      name: `administration:class:${one?.classId ?? `new:${unitId}`}`,
      parse: (kept) => parseKeptDraft(classFields, kept),
    },
    validate: validateClass,
    words: (text) => pickText(text, language),
    save: (draft, revision) => {
      const fields = { unitId, ...fieldsOf(draft) };
      return one
        ? request(
            organisationClassUpdate,
            { ...fields, classId: one.classId, revision: Number(revision) },
            { silent: true },
          )
        : request(organisationClassCreate, fields, { silent: true });
    },
    onSaved: (saved) => {
      void queryClient.invalidateQueries({ queryKey: classesKey });
      onSaved(saved);
    },
    ...(one && {
      findTheirs: async () => {
        const found = await request(organisationClass, { unitId, classId: one.classId }, { silent: true });
        return { draft: draftOf(found, years), revision: found.revision };
      },
    }),
  });
}
