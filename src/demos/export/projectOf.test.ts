import { expect, test } from 'vitest';
import { readVersions } from './versions.node.ts';
import { projectOf, type TakeAwayRequest } from './projectOf.ts';

const versions = readVersions(process.cwd());
const file = (path: string, text: string) => ({ name: path, path, text, html: '' });

const request: TakeAwayRequest = {
  demo: 'Stations',
  variant: 'JS',
  styling: 'system',
  files: [
    file(
      'charts/bars/Stations.tsx',
      "import { rows } from '../../samples/rows';\nexport default function Stations() { return rows; }\n",
    ),
    file('samples/rows.ts', 'export const rows = "shown";\n'),
  ],
  edited: undefined,
  theme: { mode: 'dark', direction: 'ltr' },
};

test('the shown files go into the project, in their language', () => {
  const project = projectOf(request, versions);
  expect(project['src/Demo.jsx']).toContain("from './samples/rows'");
  expect(project['src/samples/rows.js']).toContain('"shown"');
  expect(project['src/main.jsx']).toContain('defaultMode="dark"');
});

test("the reader's version takes the place of the demo's own file", () => {
  const edited = 'export default function Stations() { return "mine"; }\n';
  const project = projectOf({ ...request, edited }, versions);
  expect(project['src/Demo.jsx']).toBe(edited);
});

test('R59 an adapter that is not known says so', () => {
  const edited =
    "import { AdapterStars } from '@mui/x-date-pickers/AdapterStars';\nexport default () => AdapterStars;\n";
  expect(() => projectOf({ ...request, edited }, versions)).toThrow(
    new TypeError("Can't determine required npm package for adapter 'AdapterStars'"),
  );
});
