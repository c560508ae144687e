import path from 'node:path';
import { build } from 'rolldown';
import { doorsPlugin, hashOf, toolsHash, workFolder } from '../build-tools/index.node.ts';

export interface CompileCode {
  /** What a thread runs. */
  script: string;
  /** Changes with our own code and with the packages that it uses: exactly what a result depends on besides its inputs. */
  hash: string;
  /** What the script is made from. */
  files: string[];
}

let bundled: Promise<CompileCode> | undefined;

/** The code that compiles pages and describes demos, as one bundle a process. */
export function compileCode(): Promise<CompileCode> {
  bundled ??= bundleCode();
  return bundled;
}

/** Node cannot start a thread from TypeScript, and reading it through a loader takes seconds. */
async function bundleCode(): Promise<CompileCode> {
  const { output } = await build({
    input: path.join(import.meta.dirname, 'compileWorker.node.ts'),
    platform: 'node',
    external: (id) => !/^[.#]/.test(id) && !path.isAbsolute(id),
    plugins: [doorsPlugin()],
    output: {
      dir: workFolder,
      entryFileNames: 'compileWorker.mjs',
      chunkFileNames: '[name]-[hash].mjs',
    },
    logLevel: 'silent',
  });
  const code = output.flatMap((file) => (file.type === 'chunk' ? [file.fileName, file.code] : []));
  return {
    script: path.join(workFolder, 'compileWorker.mjs'),
    hash: hashOf(toolsHash(), ...code),
    files: output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
  };
}
