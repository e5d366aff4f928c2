import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { createScriptStep, type Step } from '#bff/http';

/** Address of the script that lets a page speak the pseudo-language; its pages load it ahead of all others. */
export const pseudoLanguagePath = '/bff/pseudo-language.js';

const source = path.join(import.meta.dirname, '../../shared/language/pseudo-language.ts');

/** Answers that script. Development and test mode have this step, no production portal has (ADR 90). */
export function createPseudoLanguageStep(): Step {
  let answer: Step | undefined;
  return (req, res, ctx, next) => {
    if (ctx.pathname === pseudoLanguagePath) {
      // Made when it is asked for: Node warns of what takes the types out.
      answer ??= createScriptStep(
        pseudoLanguagePath,
        `${stripTypeScriptTypes(readFileSync(source, 'utf8'))}\naddPseudoLanguage();\n`,
      );
      answer(req, res, ctx, next);
    } else next();
  };
}
