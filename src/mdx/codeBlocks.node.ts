import type { Code, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { toJavaScript } from '../demos/source/index.node.ts';
import { parseFenceMeta } from './fenceMeta.ts';
import { codeLanguages, highlight } from '../code/index.node.ts';
import { jsxElement } from './nodes.ts';
import { commandsFor, packageManagers } from '../code/index.ts';

/** Fences become `<CodeBlock>` or `<PackageManagerTabs>` with their highlighted HTML inside. */
export async function transformCodeBlocks(tree: Root, file: string): Promise<void> {
  const jobs: Promise<void>[] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return;
    jobs.push(replace(node, parent, index, `${file}:${node.position?.start.line}`));
  });
  await Promise.all(jobs);
}

async function replace(node: Code, parent: Parent, index: number, where: string): Promise<void> {
  const language = node.lang ?? 'text';
  if (!codeLanguages.includes(language)) {
    throw new Error(
      `${where}: the code block's language "${language}" is not known. Use one of: ${codeLanguages.join(', ')}.`,
    );
  }
  const meta = parseFenceMeta(node.meta ?? '', where);
  const code = node.value;
  if (meta.packageManager) {
    const panels = packageManagers.map(async (manager) => {
      const html = await highlight(commandsFor(manager, code), 'bash');
      return jsxElement('CodeBlock', { language: 'bash', html, packageManager: manager });
    });
    const name = meta.noTabs ? 'PackageLine' : 'PackageManagerTabs';
    parent.children[index] = jsxElement(name, {}, await Promise.all(panels));
    return;
  }
  const marked = meta.mark.size + meta.add.size + meta.remove.size > 0;
  const javaScript =
    isTypeScript(language) && !marked ? await derive(code, language, where) : undefined;
  const html = await highlight(code, language, meta);
  const htmlJs =
    javaScript === undefined
      ? undefined
      : await highlight(javaScript, language === 'tsx' ? 'jsx' : 'js');
  parent.children[index] = jsxElement('CodeBlock', { language, title: meta.title, html, htmlJs });
}

function isTypeScript(language: string): language is 'ts' | 'tsx' {
  return language === 'ts' || language === 'tsx';
}

/** The JavaScript of a snippet, or undefined when it reads the same. */
async function derive(code: string, language: 'ts' | 'tsx', where: string) {
  const javaScript = (await toJavaScript(code, `${where}.${language}`)).trimEnd();
  return javaScript === '' || javaScript === code.trimEnd() ? undefined : javaScript;
}
