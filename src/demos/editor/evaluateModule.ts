import type { CompiledModule } from './compileModules.ts';
import { sourceName } from './runtimeProblem.ts';
import type { ModuleBody } from './runModules.ts';

/**
 * Turns compiled code into a function by importing it from a `blob:` address. The page's policy
 * forbids `eval`; `blob:` is narrower: markup that is smuggled into a page cannot make such an
 * address, only a script that already runs can (see `script-src` in src/server/headers.ts).
 */
export async function evaluateModule({ path, code }: CompiledModule): Promise<ModuleBody> {
  // One line before the code: line numbers in stacks stay those of the source.
  const text = `export default function (require, module, exports) {${code}\n}\n//# sourceURL=${sourceName(path)}`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    const loaded = (await import(/* @vite-ignore */ url)) as { default: ModuleBody };
    return loaded.default;
  } finally {
    URL.revokeObjectURL(url);
  }
}
