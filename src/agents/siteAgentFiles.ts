import siteConfig from '#site-config';
import { siteOrigin } from '../config/index.ts';
import { stringsIn } from '../config/index.server.ts';
import navigation from '#content/navigation.ts';
import {
  hasPageAt,
  listedApiPaths,
  readApiModel,
  readHistories,
  referenceLinks,
} from '../api-reference/index.server.ts';
import { historyPath } from '../api-history/index.ts';
import { installedVersion } from '../navigation/index.node.ts';
import { localizePath, type LanguageDefinition } from '../language/index.ts';
import { navigationIn } from '../navigation/index.server.ts';
import type { PageFacts } from '../pages/index.ts';
import { agentApi } from './agentApi.ts';
import { agentPages } from './agentIndex.ts';
import { agentApiPath, agentIndexPath, type AgentIndex } from './agentPage.ts';
import {
  llmsFullPath,
  llmsFullText,
  llmsPath,
  llmsPathOf,
  llmsProducts,
  llmsText,
  productLlmsText,
  translatedLlmsText,
} from './llms.ts';
import { twinText } from './twinText.ts';

const origin = siteOrigin(siteConfig);

interface AgentFile {
  path: string;
  text: string;
  type: string;
}

/** The Markdown of a page, as it is served beside it. `written`: the language of its text. */
export function twinOf(
  module: PageFacts,
  path: string,
  { language, written }: { language: string; written: string },
): string {
  const { page, markdown } = module;
  const reference = referenceLinks(page.frontMatter, language);
  const untranslated = written === language ? undefined : page.path;
  const strings = stringsIn(language);
  return twinText(page, markdown, { origin, path, reference, strings, untranslated });
}

/** `llms.txt` and its kin, and what the MCP server reads; `pages`: the English ones. */
export function agentFiles(pages: readonly PageFacts[]): AgentFile[] {
  const { name, description } = siteConfig;
  const version = installedVersion('introduction');
  const others = siteConfig.languages.slice(1).map(({ code, name }) => ({ code, name }));
  const index: AgentIndex = {
    name,
    description,
    origin,
    version,
    ...(others.length > 0 && { languages: others }),
    pages: agentPages(pages, navigation),
  };
  const byPath = new Map(pages.map((module) => [module.page.path, module]));
  const textOf = (path: string) => {
    const module = byPath.get(path);
    return module ? twinOf(module, path, { language: 'en', written: 'en' }) : '';
  };
  const present = (Object.keys(llmsProducts) as (keyof typeof llmsProducts)[]).filter((id) =>
    index.pages.some(({ product }) => product === id),
  );
  const full = llmsFullText(index, textOf);
  const plain = 'text/plain; charset=utf-8';
  const model = listedApiPaths.size > 0 ? readApiModel() : undefined;
  const api = model ? agentApi(model, { origin, hasPage: hasPageAt }) : [];
  return [
    { path: llmsPath, text: llmsText(index, Buffer.byteLength(full)), type: plain },
    { path: llmsFullPath, text: full, type: plain },
    ...present.map((id) => ({
      path: llmsPathOf(id),
      text: productLlmsText(index, id),
      type: plain,
    })),
    { path: agentIndexPath, text: JSON.stringify(index), type: 'application/json' },
    { path: agentApiPath, text: JSON.stringify(api), type: 'application/json' },
    ...Object.values(model ? readHistories() : {}).map((history) => ({
      path: historyPath(history.product),
      text: JSON.stringify(history),
      type: 'application/json',
    })),
  ];
}

/** The index of a language for the MCP server, and the map of its translated pages. */
export function translatedAgentFiles(
  pages: readonly PageFacts[],
  language: LanguageDefinition,
  isTranslated: (path: string) => boolean,
): AgentFile[] {
  const { name, description } = siteConfig;
  const tree = navigationIn(language.code);
  const index: AgentIndex = {
    name,
    description,
    origin,
    version: installedVersion('introduction'),
    pages: agentPages(pages, tree).map((page) =>
      isTranslated(page.path) ? { ...page, isTranslated: true } : page,
    ),
  };
  return [
    {
      path: localizePath(agentIndexPath, language.code),
      text: JSON.stringify(index),
      type: 'application/json',
    },
    {
      path: localizePath(llmsPath, language.code),
      text: translatedLlmsText(index, language),
      type: 'text/plain; charset=utf-8',
    },
  ];
}
