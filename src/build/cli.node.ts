import path from 'node:path';
import { buildSite, removeOwnFolders, type LoadConfig } from './buildSite.node.ts';
import { readBuildOptions } from './cliOptions.ts';
import { storeVariable, workFolder } from '../build-tools/index.node.ts';
import { createReport } from './report.node.ts';
import { siteSources } from './sources.node.ts';

/** `npm run build`: the exit code. */
export async function main(args: readonly string[], loadConfig: LoadConfig): Promise<number> {
  const { env } = process;
  try {
    const { cache, verbose } = readBuildOptions(args, env);
    // A temporary store, removed with the process: nothing is reused, nothing is kept.
    if (!cache) env[storeVariable] = path.join(workFolder, 'store');
    removeFoldersAtSignals(siteSources(env).outDir);
    const report = createReport((line) => console.log(line));
    await buildSite({ loadConfig, report, verbose, env });
    return 0;
  } catch (error) {
    console.error(messageOf(error, args.includes('--verbose')));
    return 1;
  }
}

function removeFoldersAtSignals(outDir: string): void {
  const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
  for (const [signal, code] of Object.entries(codes)) {
    process.once(signal, () => {
      try {
        removeOwnFolders(outDir);
      } finally {
        // At once, whatever still runs: the site that is served is not touched by it.
        process.exit(code);
      }
    });
  }
}

/** Errors of the content say what to do; where in our code they come from helps only who works on that. */
function messageOf(error: unknown, verbose: boolean): string {
  if (!(error instanceof Error)) return String(error);
  const text = verbose ? (error.stack ?? error.message) : error.message;
  return `The build failed; the last site is as it was.\n${text}`;
}
