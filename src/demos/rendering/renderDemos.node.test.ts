import { expect, test } from 'vitest';
import { contentFixture } from '../source/index.testing.ts';
import { renderDemos } from './renderDemos.node.ts';

const { at, local } = contentFixture({
  'package.json': '{ "type": "module" }',
  'a/Whole.tsx':
    "import './Whole.css';\nexport default function Whole() {\n  return <p>whole</p>;\n}\n",
  'a/Whole.css': 'p {}\n',
  'a/AtImport.tsx': "throw new Error('no rows');\nexport default function AtImport() {}\n",
  'a/AtRender.tsx':
    'export default function AtRender() {\n  const rows: string[] | undefined = undefined;\n  return <p>{rows!.length}</p>;\n}\n',
  'a/InPart.tsx':
    "import { part } from './part.ts';\nexport default function InPart() {\n  return part();\n}\n",
  'a/part.ts': "export const part = () => {\n  throw 'a text';\n};\n",
  'a/OfBrowsers.tsx':
    'export default function OfBrowsers() {\n  return <p>{window.innerWidth}</p>;\n}\n',
  'a/Endless.tsx': 'export default function Endless() {\n  for (;;) {}\n}\n',
});
const files = ['Whole', 'AtImport', 'AtRender', 'InPart', 'OfBrowsers'].map((it) =>
  at(`a/${it}.tsx`),
);

test(
  'demos that throw are named with the line and what to do; the others pass',
  { timeout: 90_000 },
  async () => {
    const problems = await renderDemos(files);
    expect([...problems.values()].map(local)).toEqual([
      'content/a/AtImport.tsx:1: the demo AtImport.tsx throws "no rows" when it is imported or rendered. Fix the code at this place, or catch the error where the demo expects it.',
      expect.stringMatching(
        /^content\/a\/AtRender\.tsx:3: the demo AtRender\.tsx throws "Cannot read/,
      ),
      expect.stringMatching(/^content\/a\/InPart\.tsx: the demo InPart\.tsx throws "a text"/),
    ]);
  },
);

test(
  'a demo that never ends is named, and those after it are tried',
  { timeout: 90_000 },
  async () => {
    const problems = await renderDemos([at('a/Endless.tsx'), at('a/AtImport.tsx')], 2_000);
    expect([...problems.values()].map(local)).toEqual([
      'content/a/Endless.tsx: the demo does not end rendering. Look for a loop without an end.',
      expect.stringContaining('content/a/AtImport.tsx:1'),
    ]);
  },
);
