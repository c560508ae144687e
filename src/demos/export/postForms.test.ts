import { expect, test } from 'vitest';
import { compressParameters } from './compressParameters.ts';
import { codeSandboxForm, stackBlitzForm } from './postForms.ts';

const files = { 'package.json': '{}', 'src/Demo.jsx': 'export {};' };

test('StackBlitz takes each file in a field of its own', () => {
  expect(stackBlitzForm(files, 'Multi-sort')).toEqual({
    action: 'https://stackblitz.com/run?file=src%2FDemo.jsx',
    method: 'POST',
    fields: {
      'project[title]': 'Multi-sort',
      'project[description]': 'Multi-sort',
      'project[template]': 'node',
      'project[files][package.json]': '{}',
      'project[files][src/Demo.jsx]': 'export {};',
    },
  });
});

test('CodeSandbox takes all files compressed, with the task that serves them', () => {
  const form = codeSandboxForm(files);
  expect(form.action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
  expect(form.method).toBe('POST');
  expect(form.fields.query).toBe('file=/src/Demo.jsx');
  const tasks = `{
  "setupTasks": [
    {
      "name": "Install",
      "command": "npm install"
    }
  ],
  "tasks": {
    "dev": {
      "name": "dev",
      "command": "__VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS=.csb.app npm run dev",
      "runAtStart": true,
      "preview": {
        "port": 5173
      }
    }
  }
}
`;
  const sent = {
    files: {
      'package.json': { content: '{}', isBinary: false },
      'src/Demo.jsx': { content: 'export {};', isBinary: false },
      '.codesandbox/tasks.json': { content: tasks, isBinary: false },
    },
  };
  expect(form.fields.parameters).toBe(compressParameters(JSON.stringify(sent)));
});
