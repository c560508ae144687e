/** What other rooms use in Node. */
export { createCompilePool, type CompilePool } from './compilePool.node.ts';
export { twinTextsOf } from './twinTexts.ts';
export { mdxPlugin } from './mdxPlugin.node.ts';
export { createPageCompiler, type PageCompiler } from './pageCompiler.node.ts';
