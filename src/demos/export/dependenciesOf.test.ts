import { expect, test } from 'vitest';
import { dependenciesOf } from './dependenciesOf.ts';
import { testVersions } from './testVersions.ts';

const read = (...code: string[]): Record<string, string> =>
  dependenciesOf(
    code.map((text, index) => ({ name: `src/${index}.tsx`, text })),
    testVersions,
  );

const MATERIAL = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mui/material': '7.3.9',
  react: '19.3.1',
  'react-dom': '19.3.1',
};

test('packages of static, side-effect and dynamic imports, with their peers', () => {
  expect(
    read(
      `import { DataGrid } from '@mui/x-data-grid';\nimport 'dayjs/locale/de';`,
      `const luxon = import('luxon');\nimport './Striped.css';`,
    ),
  ).toEqual({ ...MATERIAL, '@mui/x-data-grid': '8.11.3', dayjs: '1.11.23', luxon: '3.7.2' });
});

test('the order of the table is the order of the names', () => {
  const names = Object.keys(read(`import 'react';\nimport 'dayjs';\nimport '@mui/material/Box';`));
  expect(names).toEqual([...names].sort());
});

test.each([
  ['@mui/x-date-pickers/AdapterDayjs', { dayjs: '1.11.23' }],
  ['@mui/x-date-pickers-pro/AdapterLuxon', { luxon: '3.7.2' }],
])('R71 the adapter %s brings its date library, pinned', (specifier, library) => {
  expect(read(`import { Adapter } from '${specifier}';`)).toMatchObject(library);
});

test('R71 an adapter for an older major decides the version of its library', () => {
  const code = `import { addDays } from 'date-fns';
import { AdapterDateFnsV2 } from '@mui/x-date-pickers/AdapterDateFnsV2';`;
  expect(read(code)['date-fns']).toBe('2.30.0');
});

test.each(['AdapterSundial', 'AdapterDateFnsBase', 'Adapter__proto__'])(
  'R59 an unknown date adapter: %s',
  (adapter) => {
    const code = `import { X } from '@mui/x-date-pickers/${adapter}';`;
    let thrown: unknown;
    try {
      read(code);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(TypeError);
    expect((thrown as TypeError).message).toBe(
      `Can't determine required npm package for adapter '${adapter}'`,
    );
  },
);

test('a package of which the site has no version', () => {
  expect(() => read(`import get from 'lodash/get';`)).toThrow(
    "src/0.tsx: imports 'lodash', of which this site has no version. Remove the import to take the demo away.",
  );
  expect(() => read(`import x from 'constructor';`)).toThrow("imports 'constructor'");
});
