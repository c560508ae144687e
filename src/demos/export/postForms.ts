import { compressParameters } from './compressParameters.ts';
import type { PostForm, ProjectFiles } from './types.ts';

function demoPath(files: ProjectFiles): string {
  return Object.keys(files).find((path) => /^src\/Demo\./.test(path)) ?? 'index.html';
}

/** https://developer.stackblitz.com/platform/api/post-api */
export function stackBlitzForm(files: ProjectFiles, title = 'Demo'): PostForm {
  const fields: [string, string][] = [
    ['project[title]', title],
    ['project[description]', title],
    ['project[template]', 'node'],
    ...Object.entries(files).map(([path, text]): [string, string] => [
      `project[files][${path}]`,
      text,
    ]),
  ];
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(demoPath(files))}`,
    method: 'POST',
    fields: Object.fromEntries(fields),
  };
}

/** CodeSandbox serves the page from a host of its own, which Vite has to be told. */
const TASKS = {
  setupTasks: [{ name: 'Install', command: 'npm install' }],
  tasks: {
    dev: {
      name: 'dev',
      command: '__VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS=.csb.app npm run dev',
      runAtStart: true,
      preview: { port: 5173 },
    },
  },
};

/** https://codesandbox.io/docs/learn/sandboxes/cli-api; `environment` asks for a server, not a browser bundler. */
export function codeSandboxForm(files: ProjectFiles): PostForm {
  const all = { ...files, '.codesandbox/tasks.json': `${JSON.stringify(TASKS, null, 2)}\n` };
  const entries = Object.entries(all).map(([path, content]) => [
    path,
    { content, isBinary: false },
  ]);
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    method: 'POST',
    fields: {
      parameters: compressParameters(JSON.stringify({ files: Object.fromEntries(entries) })),
      query: `file=/${demoPath(files)}`,
    },
  };
}
