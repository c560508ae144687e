/** What other rooms use in Node. */
export { inlineScriptHash } from './inlineScriptHash.node.ts';
export { guardConnections, hasOneHost, LIMITS } from './limits.node.ts';
export { listen, type Listening } from './listen.node.ts';
export { createCompressor } from './precompress.node.ts';
export { createDocsServer } from './serve.node.ts';
export { readServerRules, writeServerRules } from './serverRules.node.ts';
export { ask, differences } from './hosts/check/compare.node.ts';
export { replaceSite, watchSite, writeNumberedSite } from './testing/numberedSite.node.ts';
