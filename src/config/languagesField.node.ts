import { z } from 'zod';
import { checkStrings, english, type Strings } from '../language/index.ts';
import { documented, show, someText } from './fields.node.ts';

const code = z.string().refine((value) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value), {
  error: (issue) => `must be a language code such as 'ar' or 'pt-BR', not ${show(issue.input)}`,
});

const strings = z
  .custom<Strings>((value) => typeof value === 'object' && value !== null, {
    error: 'must hold the texts of the shell',
  })
  .superRefine((value, context) => {
    for (const { path, problem, edit } of checkStrings(value)) {
      context.addIssue({ code: 'custom', path, message: problem, params: { edit } });
    }
  });

const language = z.strictObject({
  code: documented(code, {
    description: 'prefix of its paths and `lang` of its pages',
    example: "'ar'",
  }),
  name: documented(someText(), { description: 'in its own words', example: "'العربية'" }),
  direction: documented(z.enum(['ltr', 'rtl']), {
    description: 'the direction of its text',
    example: "'ltr'",
  }),
  strings: documented(strings, {
    description: 'the texts of the shell',
    example: '{ ... }, like src/language/english.ts',
  }),
  titles: documented(z.record(z.string(), someText()).optional(), {
    description: 'titles in the sidebar, by pathname',
    example: "{ '/x/introduction': '…' }",
  }),
});

const languages = z.array(language).superRefine((list, context) => {
  if (list[0]?.code !== 'en') {
    context.addIssue({
      code: 'custom',
      path: [],
      message: 'must begin with English, whose paths have no prefix',
      params: { edit: 'languages: [english, ...], with english from src/language' },
    });
  }
  list.forEach((item, index) => {
    const first = list.findIndex((other) => other.code === item.code);
    if (first === index) return;
    context.addIssue({
      code: 'custom',
      path: [index, 'code'],
      message: `repeats the language ${show(item.code)} of languages[${first}]`,
      params: { edit: 'give it a code of its own, or remove it' },
    });
  });
});

export const languagesField = documented(languages.default([english]), {
  description: 'languages of the site, English first',
  example: '[english]',
});
