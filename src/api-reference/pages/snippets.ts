import { escapeHtml } from '../../ui/index.ts';
import { fill, type Strings } from '../../language/index.ts';
import type { ApiComponent } from '../model.ts';
import type { ApiPage } from './apiPages.ts';

/** One statement a package, the most specific entry first. */
export function importLines(page: ApiPage): string[] {
  if (page.kind !== 'component' && page.kind !== 'interface') return [];
  const { name, imports } = page.kind === 'component' ? page.component : page.interface;
  const type = page.kind === 'interface' ? 'type ' : '';
  return imports.flatMap(({ package: root, path, as }) => {
    const names = as ? `${as} as ${name}` : name;
    const statement = (from: string) => `import ${type}{ ${names} } from '${from}';`;
    return path === root ? [statement(root)] : [statement(path), `// or`, statement(root)];
  });
}

/** What a component's `ref` is attached to; empty: nothing. */
export function refText(page: ApiPage, strings: Strings['api']): string {
  const ref = page.kind === 'component' ? page.component.ref : undefined;
  return ref ? fill(strings.refText, { element: ref }) : '';
}

/** Default props and a style override under the name that the theme knows. */
export function themeLines({ themeName, classes, props }: ApiComponent): string[] {
  const prop = props.find(
    ({ internal, type, required }) =>
      !internal && !required && type.kind === 'keyword' && type.name === 'boolean',
  );
  const rule = classes.find(({ name }) => name === 'root') ?? classes[0];
  return [
    'const theme = createTheme({',
    '  components: {',
    `    ${themeName}: {`,
    ...(prop ? [`      defaultProps: { ${prop.name}: true },`] : []),
    ...(rule ? [`      styleOverrides: { ${key(rule.name)}: { fontSize: 14 } },`] : []),
    '    },',
    '  },',
    '});',
  ];
}

const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);

const pattern = /(\/\/[^\n]*)|('[^'\n]*')|\b(import|from|as|type|const|true|false)\b|\b(\d+)\b/g;

/** Enough highlighting for a snippet of a few lines; the highlighter proper would be slow on hundreds of pages. */
export function snippetHtml(lines: readonly string[]): string {
  const text = lines.join('\n');
  let html = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [all, comment, string, keyword] = match;
    const kind = comment ? 'c' : string ? 's' : keyword ? 'k' : 'n';
    html += `${escapeHtml(text.slice(end, match.index))}<span class="${kind}">${escapeHtml(all)}</span>`;
    end = match.index + all.length;
  }
  return html + escapeHtml(text.slice(end));
}
