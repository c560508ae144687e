import type { EntryKind, SearchEntry } from '../../pages/index.ts';
import type { ApiModel } from '../model.ts';
import type { ApiTable } from '../tables.ts';
import type { ApiPage } from './apiPages.ts';
import { tablesOf, type ApiSection } from './apiSections.ts';

const kinds: Record<ApiTable['kind'], EntryKind | undefined> = {
  props: 'prop',
  interface: 'prop',
  methods: 'method',
  slots: 'slot',
  classes: 'class',
  events: 'event',
  selectors: 'selector',
  locales: undefined,
  changes: undefined,
};

/** What a reader can find on a generated page: the page itself and every name on it. */
export function apiSearchEntries(
  page: ApiPage,
  title: string,
  description: string,
  sections: readonly ApiSection[],
  model: ApiModel,
): SearchEntry[] {
  const pageEntry: SearchEntry = { kind: pageKind(page), id: '', name: title, text: description };
  const entries = sections.flatMap(({ content }): SearchEntry[] => {
    if (content.kind === 'types')
      return content.types.map(({ name, text }) => entry('type', name, text));
    if (content.kind === 'hooks')
      return model.hooks
        .filter(({ product }) => product === page.product)
        .map(({ name, text, plan, since }) => entry('hook', name, text, plan, since));
    return tablesOf(content).flatMap((table) => {
      const kind = kinds[table.kind];
      if (kind === undefined) return [];
      return table.rows.map((row) =>
        entry(
          kind,
          row.name,
          'text' in row ? row.text : '',
          'plan' in row ? row.plan : undefined,
          'since' in row ? row.since : undefined,
        ),
      );
    });
  });
  return [pageEntry, ...entries];
}

function pageKind(page: ApiPage): EntryKind {
  if (page.kind === 'component') return 'component';
  return page.kind === 'interface' || page.kind === 'methods' ? 'interface' : 'page';
}

const prefixes: Partial<Record<EntryKind, string>> = { method: 'prop' };

function entry(
  kind: EntryKind,
  name: string,
  text: string,
  plan?: SearchEntry['plan'],
  since?: string,
): SearchEntry {
  return {
    kind,
    id: `${prefixes[kind] ?? kind}-${name}`,
    name,
    text: plain(text),
    ...(plan && { plan }),
    ...(since !== undefined && { since }),
  };
}

/** Doc comments are Markdown; a first sentence is enough to choose by. */
function plain(markdown: string): string {
  const text = markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > 240 ? `${text.slice(0, 239)}…` : text;
}
