import type { LanguageName } from '../language/index.ts';
import type { AdObject, SiteConfig } from './schema.node.ts';

/** The part of the configuration that the browser needs; plain data, no schema. */
export interface ClientConfig {
  name: string;
  host: string;
  repository: { url: string; branch: string };
  languages: LanguageName[];
  oldVersionHosts: SiteConfig['oldVersionHosts'];
  analyticsMeasurementId: string;
  sponsor: { scriptUrl: string; jsonUrl: string };
  inHouseAds: AdObject[];
  sampling: { adDisplay: number; webVitals: number };
  serviceWorker: boolean;
}

/** Picks field by field, so that a field added to the file stays private until it is named here. */
export function toClientConfig(config: SiteConfig): ClientConfig {
  return {
    name: config.name,
    host: config.host,
    repository: config.repository,
    languages: config.languages.map(({ code, name, direction }) => ({ code, name, direction })),
    oldVersionHosts: config.oldVersionHosts,
    analyticsMeasurementId: config.analyticsMeasurementId,
    sponsor: config.sponsor,
    inHouseAds: config.inHouseAds,
    sampling: config.sampling,
    serviceWorker: config.serviceWorker,
  };
}
