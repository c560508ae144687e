import type { Styling } from '../demos/source/index.ts';
import type { Plan } from '../navigation/index.ts';
import type { PageHeading } from '../pages/index.ts';
import type { PageKind } from '../search/index.ts';

/** What agents learn about a page without reading it. */
export interface AgentPage {
  /** Canonical: `/x/react-data-grid/sorting/`. */
  path: string;
  title: string;
  description: string;
  /** `introduction`, `x-data-grid`, `x-date-pickers`, `x-charts` or `x-tree-view`. */
  product: string;
  kind: PageKind;
  /** Titles above it in the tree. */
  trail: string[];
  plan?: Plan;
  headings: PageHeading[];
  /** Exported names that it documents. */
  components: string[];
  demos: { id: string; name: string; stylings: Styling[] }[];
  /** In the index of another language than English. */
  isTranslated?: true;
}

/** The file that the MCP server reads first. */
export interface AgentIndex {
  name: string;
  description: string;
  /** `https://host`. */
  origin: string;
  /** Of the documented packages. */
  version: string;
  /** Beside English, if there are others; each has an index of its own. */
  languages?: { code: string; name: string }[];
  pages: AgentPage[];
}

export const agentIndexPath = '/x/agents/pages.json';
export const agentApiPath = '/x/agents/api.json';

/** Whether a path is one of the files made for agents beside the pages' twins. */
export function isAgentFile(path: string): boolean {
  return /^(?:\/[\w-]+)?\/x\/agents\//.test(path) || /\/llms(?:-full)?\.txt$/.test(path);
}
