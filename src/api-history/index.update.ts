/** What `npm run api-history` does. */
export { openRegistry } from './registry/registry.node.ts';
export { updateHistories } from './update.node.ts';
