import { problemsOf, SiteConfigError } from './configError.node.ts';
import {
  siteConfigFields,
  withDerivedDefaults,
  type SiteConfig,
  type SiteConfigInput,
} from './schema.node.ts';

/** Checks the configuration and fills in its defaults, or throws one error naming every bad field. */
export function defineSiteConfig(input: SiteConfigInput, file = 'site.config.ts'): SiteConfig {
  const result = siteConfigFields.safeParse(input);
  if (result.success) return withDerivedDefaults(result.data);
  throw new SiteConfigError(file, problemsOf(siteConfigFields, result.error, input));
}

export type { AdObject, SiteConfig, SiteConfigInput } from './schema.node.ts';
