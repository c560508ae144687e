export { contentSecurityPolicy, securityHeaders } from './headers.ts';
export type { Directive, SecurityHeadersOptions } from './headers.ts';
export { headersFile, headersFor, siteHeaderRules } from './headerRules.ts';
export { redirectFor, redirectsFile, siteRedirects } from './redirects.ts';
export type { SiteRedirectsOptions } from './redirects.ts';
export type { HeaderRule, Redirect, ServerRules } from './types.ts';
