export { contentSecurityPolicy, securityHeaders } from './headers.ts';
export type { Directive, SecurityHeadersOptions } from './headers.ts';
export { headersFile, headersFor, siteHeaderRules } from './headerRules.ts';
export { redirectFor } from './answerRedirect.ts';
export type { HeaderRule, ServerRules } from './types.ts';
export { contentType } from './contentTypes.ts';
export { readPort } from './readPort.ts';
