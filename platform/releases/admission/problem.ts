import { DomainError, type FieldError } from '#shared/contracts';
import { joinLanguages } from '#shared/language';

/** What is wrong with an archive, and where. */
export interface Problem {
  /** Path in the archive; the archive itself where it is none of its files. */
  readonly file: string;
  /** Dotted path within a manifest. */
  readonly field?: string | undefined;
  readonly zh: string;
  readonly en: string;
}

/** Stands for the archive as a whole. */
export const wholeArchive = 'archive';
/** Problems that one refusal lists; the rest is a number. */
const listed = 20;

/** A refusal that a developer can act on without asking anybody: app, file, field and cause of each problem. */
export function refuseArchive(app: string, problems: readonly Problem[]): DomainError {
  const [first] = problems;
  const rest = problems.length - 1;
  const more = rest > 0 ? [`（另有 ${rest} 处）`, ` (and ${rest} more)`] : ['', ''];
  const place = first ? placeOf(first) : wholeArchive;
  return new DomainError('invalid_input', {
    message: joinLanguages({
      'zh-CN': `${app}：${place}：${first?.zh ?? ''}${more[0]}`,
      en: `${app}: ${place}: ${first?.en ?? ''}${more[1]}`,
    }),
    fieldErrors: listProblems(problems),
  });
}

function listProblems(problems: readonly Problem[]): FieldError[] {
  const shown = problems.slice(0, listed).map((problem) => ({
    field: placeOf(problem),
    message: joinLanguages({ 'zh-CN': problem.zh, en: problem.en }),
  }));
  const hidden = problems.length - shown.length;
  if (hidden <= 0) return shown;
  return [
    ...shown,
    {
      field: wholeArchive,
      message: joinLanguages({ 'zh-CN': `另有 ${hidden} 处问题`, en: `and ${hidden} more` }),
    },
  ];
}

function placeOf({ file, field }: Problem): string {
  return field ? `${file}: ${field}` : file;
}
