import { fork } from 'node:child_process';
import path from 'node:path';
import { displayPath } from '../source/index.node.ts';
import type { RenderAnswer } from './renderChild.node.ts';

const child = path.join(import.meta.dirname, 'renderChild.node.ts');
/** For one file; the first one of a package loads all of it. */
const patienceMs = 120_000;

/** Only a browser has these: whether such a demo works is for the browser's sweep to say. */
const browserNames =
  /^(window|document|navigator|location|localStorage|sessionStorage|matchMedia)\b/;

/**
 * Renders each file's default export as a server does; gives what is wrong, by file. In a process of its
 * own, because demos are foreign code to the build: one may hang, or change what all others see.
 */
export function renderDemos(
  files: readonly string[],
  patience = patienceMs,
): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  if (files.length === 0) return Promise.resolve(problems);
  return new Promise((resolve, reject) => {
    const program = fork(child, { execArgv: ['--import', 'tsx'], stdio: 'ignore' });
    let done = 0;
    let timer: NodeJS.Timeout | undefined;
    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const file = files[done] ?? '';
        problems.set(
          file,
          `${displayPath(file)}: the demo does not end rendering. Look for a loop without an end.`,
        );
        program.kill('SIGKILL');
        // Whatever comes after it has not been looked at.
        void renderDemos(files.slice(done + 1), patience).then(
          (others) => resolve(new Map([...problems, ...others])),
          reject,
        );
      }, patience);
    }
    program.on('message', (answer: RenderAnswer | 'ready') => {
      if (answer === 'ready') {
        program.send(files);
        return wait();
      }
      done += 1;
      const problem = problemOf(answer);
      if (problem) problems.set(answer.file, problem);
      return wait();
    });
    program.on('error', reject);
    program.on('exit', () => {
      if (problems.has(files[done] ?? '')) return;
      clearTimeout(timer);
      if (done === files.length) resolve(problems);
      else reject(new Error(`${displayPath(files[done] ?? '')}: the demo ends the process.`));
    });
  });
}

function problemOf({ file, error }: RenderAnswer): string | undefined {
  if (!error) return undefined;
  if (error.name === 'ReferenceError' && browserNames.test(error.message)) return undefined;
  const place = placeIn(error.stack, path.dirname(file)) ?? displayPath(file);
  return `${place}: the demo ${path.basename(file)} throws "${error.message}" when it is imported or rendered. Fix the code at this place, or catch the error where the demo expects it.`;
}

/** The first place of a stack inside the folder, with its line. */
function placeIn(stack: string, folder: string): string | undefined {
  for (const line of stack.split('\n')) {
    const [, file = '', row = ''] =
      /(?:file:\/\/|\(|at )(\/[^():]+|[A-Z]:[^():]+):(\d+):\d+\)?$/.exec(line) ?? [];
    if (file.startsWith(folder)) return `${displayPath(file)}:${row}`;
  }
  return undefined;
}
