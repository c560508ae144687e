import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import {
  demoCodePath,
  importsOf,
  packageOf,
  parseHeight,
  stripRegions,
  type Styling,
} from '../demos/source/index.ts';
import type { PageFacts } from '../pages/index.ts';
import { jsxIdentifier } from './nodes.ts';

/** A demo as a page's Markdown shows it. */
export interface DemoText {
  fileName: string;
  code: string;
  /** What it imports from its folder and from the samples, as written. */
  imports: string[];
  stylings: Styling[];
  /** Where all its files are served. */
  path: string;
}

export interface PageDemos {
  /** In the order of the page. */
  names: string[];
  /** Statements for the top of the compiled module. */
  imports: string;
  textOf: (name: string) => DemoText;
  factsOf: (name: string) => PageFacts['demos'][number]['description'];
}

/** Binds every `<Demo name="X" height={…} />` to the module that describes the file beside the page. */
export function bindDemos(tree: Root, file: string, absoluteFile: string): PageDemos {
  const folder = path.dirname(absoluteFile);
  const names: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Demo') return;
    const where = `${file}:${node.position?.start.line}`;
    const name = attributeOf(node, 'name')?.value;
    if (typeof name !== 'string' || !attributeOf(node, 'height')) {
      throw new Error(
        `${where}: a demo needs a name and a height. Write <Demo name="MultiSort" height={420} />.`,
      );
    }
    if (!hasValidHeight(node)) {
      throw new Error(
        `${where}: the height of the demo "${name}" isn't valid. Write height={420}, or heights from some widths of the window on: height={{ 360: 520, 700: 400, 1200: 380 }}, of which 360 is required.`,
      );
    }
    if (!fs.existsSync(path.join(folder, `${name}.tsx`))) {
      throw new Error(
        `${where}: there is no demo "${name}". Create ${path.posix.dirname(file)}/${name}.tsx with "export default function ${name}()", or remove <Demo name="${name}" />.`,
      );
    }
    if (names.includes(name)) {
      throw new Error(
        `${where}: the demo "${name}" is shown twice. Remove one: its name is its address.`,
      );
    }
    node.attributes.push(jsxIdentifier('demo', `demo${name}`));
    names.push(name);
  });
  return {
    names,
    imports: [
      ...names.map((name) => `import demo${name} from './${name}.tsx?demo';`),
      `export const demos = [${names.map((name) => `demo${name}`).join(', ')}];`,
    ].join('\n'),
    textOf: (name) => demoText(name, folder, path.posix.dirname(file)),
    factsOf: (name) => ({
      id: `${path.posix.dirname(file).replace(/^content\//, '')}/${name}`,
      name,
      stylings: stylingsOf(name, folder),
      packages: packagesIn(fs.readFileSync(path.join(folder, `${name}.tsx`), 'utf8')),
    }),
  };
}

/** Of the demo's own file: what it shows, without reading the samples. */
function packagesIn(code: string): string[] {
  return [...new Set(importsOf(code).flatMap(({ specifier }) => packageOf(specifier) ?? []))];
}

function demoText(name: string, folder: string, contentFolder: string): DemoText {
  const source = fs.readFileSync(path.join(folder, `${name}.tsx`), 'utf8');
  const code = stripRegions(source, `${contentFolder}/${name}.tsx`).text.trimEnd();
  const specifiers = importsOf(code).map(({ specifier }) => specifier);
  return {
    fileName: `${name}.tsx`,
    code,
    imports: [...new Set(specifiers.filter((specifier) => specifier.startsWith('.')))],
    stylings: stylingsOf(name, folder),
    path: demoCodePath(`${contentFolder.replace(/^content\//, '')}/${name}`),
  };
}

function stylingsOf(name: string, folder: string): Styling[] {
  const hasVariant = (styling: Styling) =>
    fs.existsSync(path.join(folder, `${name}.${styling}.tsx`));
  return ['system', ...(['css', 'tailwind'] as const).filter(hasVariant)];
}

function hasValidHeight(node: MdxJsxFlowElement): boolean {
  const value = attributeOf(node, 'height')?.value;
  return typeof value === 'object' && value !== null && parseHeight(value.value) !== undefined;
}

function attributeOf(node: MdxJsxFlowElement, name: string) {
  return node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
}
