import type { LanguageDefinition } from './definition.ts';
import { demo, editor, playground, gallery } from './english/demos.ts';
import { page, translation, twin, codeBlock, callouts, feedback, reading } from './english/page.ts';
import { planTable } from './english/planTable.ts';
import { api, sizes, whatsNew, names, codemods } from './english/reference.ts';
import { search } from './english/search.ts';
import {
  header,
  products,
  versions,
  settings,
  sidebar,
  plans,
  planNames,
  planTexts,
  chips,
  footer,
  siteTheme,
  notFound,
  offline,
  sponsor,
  announcements,
} from './english/shell.ts';
import { themeBuilder } from './english/themeBuilder.ts';

export const english: LanguageDefinition = {
  code: 'en',
  name: 'English',
  direction: 'ltr',
  strings: {
    header,
    search,
    products,
    versions,
    settings,
    sidebar,
    page,
    translation,
    twin,
    plans,
    planNames,
    planTexts,
    planTable,
    chips,
    codeBlock,
    callouts,
    demo,
    editor,
    playground,
    names,
    codemods,
    api,
    feedback,
    reading,
    footer,
    gallery,
    sizes,
    whatsNew,
    themeBuilder,
    siteTheme,
    notFound,
    offline,
    sponsor,
    announcements,
  },
};
