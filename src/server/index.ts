export { securityHeaders } from './headers.ts';
export { headersFor, siteHeaderRules } from './headerRules.ts';
export { contentType } from './contentTypes.ts';
export { rulesUnder } from './rulesUnder.ts';
export { readPort } from './readPort.ts';
export { caddyfile } from './hosts/caddy.ts';
export { requestsFor, requestsUnder } from './hosts/check/requests.ts';
export { nginxConfig } from './hosts/nginx.ts';
export { plainHostFiles } from './hosts/pages.ts';
