import type { LanguageDefinition, LanguageName, Strings } from '../language/index.ts';
import { exampleHost } from './exampleHost.ts';
import { siteOrigin } from './siteOrigin.ts';
import type { SiteConfig } from './schema.node.ts';

/** The part of the configuration that the application needs; plain data, no schema. */
export interface ClientConfig {
  name: string;
  host: string;
  /** Of the addresses that others open: assistants. Empty while the host is one for examples. */
  origin: string;
  repository: { url: string; branch: string };
  languages: LanguageName[];
  /** Empty: there is no form. */
  feedbackUrl: string;
  oldVersionHosts: SiteConfig['oldVersionHosts'];
}

/** Picks field by field, so that a field added to the file stays private until it is named here. */
export function toClientConfig(config: SiteConfig): ClientConfig {
  return {
    name: config.name,
    host: config.host,
    origin: exampleHost.test(config.host) ? '' : siteOrigin(config),
    repository: config.repository,
    languages: config.languages.map(({ code, name, direction }) => ({ code, name, direction })),
    feedbackUrl: config.feedbackUrl,
    oldVersionHosts: config.oldVersionHosts,
  };
}

/** Texts that only server components show: they are in the HTML and cost the browser nothing more. */
const serverOnly = [
  'header',
  'versions',
  'callouts',
  'footer',
  'planNames',
  'planTable',
  'planTexts',
  'themeBuilder',
  'translation',
  'twin',
] as const;

/** The texts of client components. */
export type ClientStrings = Omit<Strings, (typeof serverOnly)[number]> & {
  /** See `LanguageDefinition`; English has none. */
  titles?: Record<string, string>;
};

export function toClientStrings({ strings, titles }: LanguageDefinition): ClientStrings {
  const names: readonly string[] = serverOnly;
  const kept = Object.entries(strings).filter(([name]) => !names.includes(name));
  return { ...Object.fromEntries(kept), ...(titles && { titles }) } as unknown as ClientStrings;
}
