import siteConfig from '#site-config';
import { siteOrigin } from '../config/index.ts';
import { english } from '../language/index.ts';
import type { PageModule, PageSource } from '../pages/index.ts';
import { hasControls } from './controls/mainComponents.ts';
import type { ApiPage } from './pages/apiPages.ts';
import { apiMarkdown } from './pages/markdown.ts';
import { apiRecord } from './pages/record.ts';
import { apiSearchEntries } from './pages/apiEntries.ts';
import { sectionsOf } from './pages/apiSections.ts';
import { readApiModel } from './readModel.node.ts';
import { generatedPages, hasPageAt, listedApiPaths, nameOf, usageOf } from './server.ts';
import type { Usage } from './usage.ts';
import { ApiPageBody } from './ui/ApiPageBody.tsx';

/** The generated pages in the shape of the written ones: everything else reads both alike. */
export function apiPageSources(): PageSource[] {
  return generatedPages().map((page) => {
    let known: { usage: Usage; module: PageModule } | undefined;
    const load = async () => {
      const usage = await usageOf(nameOf(page) ?? '');
      if (known?.usage !== usage) known = { usage, module: moduleOf(page, usage) };
      return known.module;
    };
    return { path: page.path, language: 'en', load, loadFacts: load };
  });
}

function moduleOf(page: ApiPage, usage: Usage): PageModule {
  const model = readApiModel();
  const facts = {
    isUsed: usage.pages.length + usage.demos.length > 0,
    hasPlayground: page.kind === 'component' && hasControls(page.component),
  };
  // The record and the twin are English, as those of a written page in English are.
  const sections = sectionsOf(page, model, generatedPages(), english.strings.api, facts);
  const record = apiRecord(page, sections, model, listedApiPaths);
  return {
    default: () => <ApiPageBody page={page} usage={usage} facts={facts} />,
    page: record,
    demos: [],
    search: apiSearchEntries(
      page,
      record.frontMatter.title,
      record.frontMatter.description,
      sections,
      model,
    ),
    get markdown() {
      return apiMarkdown(page, sections, {
        model,
        usage,
        strings: english.strings.api,
        origin: siteOrigin(siteConfig),
        hasPage: hasPageAt,
      });
    },
  };
}
