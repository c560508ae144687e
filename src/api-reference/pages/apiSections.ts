import type { Strings } from '../../language/index.ts';
import { isPublic } from '../findInModel.ts';
import type { ApiTable } from '../tables.ts';
import type { ApiComponent, ApiModel, ApiTypeDefinition } from '../model.ts';
import type { ApiPage } from './apiPages.ts';
import { componentSections } from './componentSections.ts';
import { indexSections } from './indexSections.ts';
import { typesOf } from './typesOf.ts';

export interface ApiSection {
  id: string;
  title: string;
  content: SectionContent;
}

export type SectionContent =
  | { kind: 'imports' }
  | { kind: 'usage'; name: string }
  | { kind: 'controls'; component: ApiComponent }
  | {
      kind: 'table';
      table: ApiTable;
      tools?: boolean;
      text?: string;
      /** Further tables under a heading each. */
      groups?: TableGroup[];
      /** Rows behind a disclosure each, after the tables. */
      asides?: TableGroup[];
      /** The whole table is behind a disclosure. */
      isFolded?: boolean;
    }
  | { kind: 'theme'; component: ApiComponent }
  | { kind: 'links'; links: ApiLink[] }
  | { kind: 'hooks' }
  | { kind: 'types'; types: ApiTypeDefinition[] };

/** A part of a section's members, with a place of its own in the table of contents. */
export interface TableGroup {
  id: string;
  title: string;
  table: ApiTable;
}

/** Every table of a section, in the order in which they are shown. */
export function tablesOf(content: SectionContent): ApiTable[] {
  if (content.kind !== 'table') return [];
  const more = [...(content.groups ?? []), ...(content.asides ?? [])];
  return [content.table, ...more.map(({ table }) => table)];
}

export interface ApiLink {
  name: string;
  path: string;
  text: string;
  plan?: 'pro' | 'premium';
}

type Texts = Strings['api'];

/** What only the site knows about a page. */
export interface PageFacts {
  /** A written page or a demo uses what the page describes. */
  isUsed: boolean;
  hasPlayground: boolean;
}

/** The sections of a page, in order. */
export function sectionsOf(
  page: ApiPage,
  model: ApiModel,
  pages: readonly ApiPage[],
  strings: Texts,
  { isUsed, hasPlayground }: PageFacts,
): ApiSection[] {
  switch (page.kind) {
    case 'component':
      return componentSections(page.component, strings, { isUsed, hasPlayground });
    case 'interface': {
      const { interface: entry } = page;
      return [
        imports(strings),
        {
          id: 'members',
          title: strings.members,
          content: {
            kind: 'table',
            tools: true,
            table: { kind: 'interface', interface: entry, rows: entry.members.filter(isPublic) },
          },
        },
        ...(isUsed ? [usage(entry.name, strings)] : []),
      ];
    }
    case 'methods':
      return model.features.flatMap(({ name, methods }) => {
        const rows = methods.filter(isPublic);
        if (rows.length === 0) return [];
        const table: ApiTable = { kind: 'methods', feature: name, rows };
        return [{ id: `feature-${name}`, title: words(name), content: { kind: 'table', table } }];
      });
    case 'events': {
      const table: ApiTable = { kind: 'events', rows: model.events.filter(isPublic) };
      return [
        { id: 'events', title: strings.events, content: { kind: 'table', table, tools: true } },
      ];
    }
    case 'selectors': {
      const features = [...new Set(model.selectors.map(({ feature }) => feature))].sort();
      return features.map((feature) => ({
        id: `feature-${feature}`,
        title: words(feature),
        content: {
          kind: 'table',
          table: {
            kind: 'selectors',
            feature,
            rows: model.selectors.filter((selector) => selector.feature === feature),
          },
        },
      }));
    }
    case 'hooks':
      return [{ id: 'hooks', title: strings.hooks, content: { kind: 'hooks' } }];
    case 'types': {
      const types = typesOf(page, model, pages);
      return [{ id: 'types', title: strings.types, content: { kind: 'types', types } }];
    }
    case 'index':
      return indexSections(page, pages, model, strings);
  }
}

export function imports(strings: Texts): ApiSection {
  return { id: 'import', title: strings.imports, content: { kind: 'imports' } };
}

export function usage(name: string, strings: Texts): ApiSection {
  return { id: 'usage', title: strings.usage, content: { kind: 'usage', name } };
}

/** `rowSelection` → `Row selection`. */
export function words(name: string): string {
  const text = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
