// The editor itself is loaded at its first use, from index.editor.ts.
export { runtimeLine, runtimeProblem } from './runtimeProblem.ts';
export type { CompiledModule } from './compileModules.ts';
export { evaluateModule } from './evaluateModule.ts';
export { markOf, type Problem } from './problem.ts';
export { createRegistry, type Registry } from './registry/createRegistry.ts';
export { hostKey, hostSpecifiers, provideHost } from './registry/hostModules.ts';
export type { RegistryModule, StorageManager } from './registry/types.ts';
export { runModules } from './runModules.ts';
