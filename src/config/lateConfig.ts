import { preferenceDefinitions } from '../preferences/index.definitions.ts';
import type { AdObject, SiteConfig } from './schema.node.ts';

/** What the late script needs: ads, analytics, fonts and the service worker. */
export interface LateConfig {
  host: string;
  /** Codes of the languages, for the canonical path. */
  languages: string[];
  analyticsMeasurementId: string;
  sponsor: Omit<SiteConfig['sponsor'], 'hosts'>;
  inHouseAds: AdObject[];
  sampling: { adDisplay: number; webVitals: number; search: number };
  iconFontStylesheet: string;
  extraFontStylesheet: string;
  extraFontPage: string;
  serviceWorker: boolean;
  /** Where two preferences are kept and shown: two of the whole table. */
  preferences: Pick<typeof preferenceDefinitions, 'codeVariant' | 'colorMode'>;
}

export function toLateConfig(config: SiteConfig): LateConfig {
  const { codeVariant, colorMode } = preferenceDefinitions;
  const { scriptUrl, jsonUrl, elementId, placeholderUrl } = config.sponsor;
  return {
    host: config.host,
    languages: config.languages.map(({ code }) => code),
    analyticsMeasurementId: config.analyticsMeasurementId,
    sponsor: { scriptUrl, jsonUrl, elementId, placeholderUrl },
    inHouseAds: config.inHouseAds,
    sampling: config.sampling,
    iconFontStylesheet: config.iconFontStylesheet,
    extraFontStylesheet: config.extraFontStylesheet,
    extraFontPage: config.extraFontPage,
    serviceWorker: config.serviceWorker,
    preferences: { codeVariant, colorMode },
  };
}
