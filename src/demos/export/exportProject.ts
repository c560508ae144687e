import { dependenciesOf } from './dependenciesOf.ts';
import { LAYERS, mainFile, rtlCacheFile } from './mainFile.ts';
import { placeFiles } from './placeFiles.ts';
import { escapeHtml } from '../../ui/index.ts';
import { oneLine, packageName } from './safePath.ts';
import type { ExportRequest, ProjectFiles, ThemeSettings, Versions } from './types.ts';

type Table = Record<string, string>;

/** Which package brings in the one whose version is held; others are looked for by their own name. */
const OVERRIDDEN_BY: Table = {
  rolldown: 'vite',
  'typedarray.prototype.slice': '@mui/x-data-grid-premium',
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function pick(names: readonly string[], { packages }: Versions): Table {
  return Object.fromEntries(
    names.map((name) => {
      const version = packages[name];
      if (!version)
        throw new Error(`versions.packages has no '${name}'. Add it to TOOLS in versions.node.ts.`);
      return [name, version];
    }),
  );
}

function toolsFor({ variant, styling, versions }: ExportRequest, dependencies: Table): Table {
  const typed = variant === 'TS';
  const types = Object.keys(dependencies).map((name) => versions.types[name] ?? {});
  const names = ['@vitejs/plugin-react', 'vite'];
  if (styling === 'tailwind') names.push('@tailwindcss/vite', 'tailwindcss');
  if (typed) names.push('@types/react', '@types/react-dom', 'typescript');
  const tools: Table = Object.assign(pick(names, versions), ...(typed ? types : []));
  return Object.fromEntries(Object.entries(tools).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function packageFile(request: ExportRequest, dependencies: Table): string {
  const devDependencies = toolsFor(request, dependencies);
  const installed = { ...dependencies, ...devDependencies };
  const overrides = Object.entries(request.versions.overrides).filter(([name]) =>
    Object.hasOwn(installed, OVERRIDDEN_BY[name] ?? name),
  );
  return json({
    name: packageName(request.demo),
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: request.variant === 'TS' ? 'tsc --noEmit && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies,
    devDependencies,
    ...(overrides.length > 0 && { overrides: Object.fromEntries(overrides) }),
  });
}

function htmlFile({ title }: ExportRequest, entry: string, theme: ThemeSettings): string {
  return `<!doctype html>
<html lang="en" dir="${theme.direction}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${escapeHtml(oneLine(title))}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`;
}

function viteFile(tailwind: boolean): string {
  const lines = [
    "import react from '@vitejs/plugin-react';",
    "import { defineConfig } from 'vite';",
  ];
  if (tailwind) lines.unshift("import tailwindcss from '@tailwindcss/vite';");
  const plugins = tailwind ? 'react(), tailwindcss()' : 'react()';
  return `${lines.join('\n')}\n\nexport default defineConfig({ plugins: [${plugins}] });\n`;
}

const INDEX_CSS = `${LAYERS}
@import 'tailwindcss';
@custom-variant dark (&:where([data-mode='dark'], [data-mode='dark'] *));
`;

const TSCONFIG = json({
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    isolatedModules: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['src'],
});

function readmeFile({ title }: ExportRequest): string {
  return `# ${oneLine(title)}\n\n\`\`\`sh\nnpm install\nnpm run dev\n\`\`\`\n`;
}

/** A complete Vite project that shows one demo: text by path. */
export function exportProject(request: ExportRequest): ProjectFiles {
  const { variant, styling, files, versions } = request;
  const theme: ThemeSettings = { mode: 'system', direction: 'ltr', ...request.theme };
  const [module, element] = variant === 'TS' ? ['ts', 'tsx'] : ['js', 'jsx'];
  const tailwind = styling === 'tailwind';
  const placed = placeFiles(files, variant);
  const isLicensed = placed.some(({ text }) => /@mui\/x-[a-z-]+-(pro|premium)\b/.test(text));
  const main = {
    path: `src/main.${element}`,
    text: mainFile({ variant, styling, theme, licensed: isLicensed }),
  };
  const code = [main, ...placed];
  if (theme.direction === 'rtl')
    code.push({ path: `src/rtlCache.${module}`, text: rtlCacheFile() });
  const license = isLicensed ? [{ name: main.path, text: "import '@mui/x-license';" }] : [];
  const dependencies = dependenciesOf(
    [...code.map(({ path, text }) => ({ name: path, text })), ...license],
    versions,
  );
  return Object.fromEntries([
    ['package.json', packageFile(request, dependencies)],
    ['index.html', htmlFile(request, main.path, theme)],
    [`vite.config.${module}`, viteFile(tailwind)],
    ...(variant === 'TS' ? [['tsconfig.json', TSCONFIG]] : []),
    ...(tailwind ? [['src/index.css', INDEX_CSS]] : []),
    ...code.map(({ path, text }) => [path, text]),
    ['.gitignore', 'node_modules\ndist\n'],
    ['README.md', readmeFile(request)],
  ]);
}
