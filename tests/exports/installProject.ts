import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Styling } from '../../src/demos/source/index.ts';
import { checkBuilt } from './buildProject.ts';
import type { Project } from './project.ts';

const LIMIT_MS = 10 * 60_000;

function run(folder: string, command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // A bundler in this process has said `production`, with which npm leaves the tools out.
    const env = { ...process.env };
    delete env.NODE_ENV;
    const child = spawn(command, args, { cwd: folder, env, timeout: LIMIT_MS });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`));
    });
  });
}

/** What a reader does: `npm install`, and `npm run build`, which checks the types first. */
export async function installProject({ folder }: Project, styling: Styling): Promise<void> {
  await run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  await run(folder, 'npm', ['run', 'build']);
  const dist = path.join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true }) as string[];
  const css = files
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(dist, name), 'utf8'));
  checkBuilt(files, css.join('\n'), styling);
}
