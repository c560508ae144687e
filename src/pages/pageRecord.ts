import type { DemoDescription, DemoModule } from '../demos/source/index.ts';
import type { SearchEntry } from './searchEntry.ts';
import type { FrontMatter } from './frontMatter.node.ts';

export type Plan = 'pro' | 'premium';

export interface PageHeading {
  depth: 2 | 3;
  id: string;
  text: string;
  plan?: Plan;
}

/** Attributes of what is written in another language than the shell. */
export interface WrittenIn {
  lang: string;
  dir: 'ltr' | 'rtl';
}

export interface PageLink {
  href: string;
  line: number;
}

/** Everything that the site knows about one page. Compilation writes it; everything else reads it. */
export interface PageRecord {
  /** The file, relative to the project's root, as shown in errors and in "Edit this page". */
  file: string;
  /** Canonical path, without a language: `/x/react-data-grid/sorting/`. */
  path: string;
  frontMatter: FrontMatter;
  headings: PageHeading[];
  links: PageLink[];
  /** Names of the demos in the order of the page. */
  demos: string[];
  /** The page has no file: it is made from the types of the packages. `source`: their code. */
  generated?: { source: string };
  /** Targets of links beside the headings, with the words to find them by. */
  anchors?: { id: string; text: string }[];
}

/** The facts of a page for search, agents and checks. None of it needs the page to be rendered. */
export interface PageFacts {
  page: PageRecord;
  demos: { description: Pick<DemoDescription, 'id' | 'name' | 'stylings' | 'packages'> }[];
  /** What can be found on it. */
  search: SearchEntry[];
  /** Its content as Markdown, for users and agents. */
  markdown: string;
}

/** What a compiled `page.mdx` exports. */
export interface PageModule extends PageFacts {
  default: React.ComponentType<{ components: Record<string, unknown> }>;
  demos: DemoModule[];
}
