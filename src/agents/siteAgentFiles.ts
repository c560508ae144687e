import siteConfig from '#site-config';
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
} from './llms.ts';
import { twinText } from './twinText.ts';

const origin = `https://${siteConfig.host}`;

interface AgentFile {
  path: string;
  text: string;
  type: string;
}

/** The Markdown of a page, as it is served beside it. */
export function twinOf(module: PageFacts, path: string, language: string): string {
  const reference = referenceLinks(module.page.frontMatter, language);
  return twinText(module.page, module.markdown, { origin, path, reference });
}

/** `llms.txt` and its kin, and what the MCP server reads; `pages`: the English ones. */
export function agentFiles(pages: readonly PageFacts[]): AgentFile[] {
  const { name, description } = siteConfig;
  const version = installedVersion('introduction');
  const index: AgentIndex = {
    name,
    description,
    origin,
    version,
    pages: agentPages(pages, navigation),
  };
  const byPath = new Map(pages.map((module) => [module.page.path, module]));
  const textOf = (path: string) => {
    const module = byPath.get(path);
    return module ? twinOf(module, path, 'en') : '';
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
