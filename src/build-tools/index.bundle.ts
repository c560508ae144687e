/** The bundling function. Apart from index.node.ts, because it loads Vite. */
export { bundle, type BundledFile } from './bundle.node.ts';
export { inlineScriptsPlugin } from './inlineScriptsPlugin.node.ts';
