import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { toJavaScript } from '../demos/source/index.compile.ts';
import { codeLanguages, highlight } from '../code/index.node.ts';
import { commandsFor, packageManagers } from '../code/index.ts';
import { diffHtml } from './diffHtml.node.ts';
import { parseFenceMeta, type FenceMeta } from './fenceMeta.ts';
import { jsxElement } from './nodes.ts';

/** A code fence that was read and checked. */
interface Fence {
  code: string;
  language: string;
  meta: FenceMeta;
  where: string;
}

/**
 * Fences become `<CodeBlock>` or `<PackageManagerTabs>` with their highlighted HTML inside. Old code, and the new code
 * that follows it without a word between, become one `<CodeDiff>`.
 */
export async function transformCodeBlocks(tree: Root, file: string): Promise<void> {
  const jobs: Promise<void>[] = [];
  visit(tree, (parent) => {
    if (!('children' in parent)) return;
    const children = parent.children as RootContent[];
    const made = new Map<RootContent, MdxJsxFlowElement | undefined>();
    const fences = children.map((node) =>
      node.type === 'code' ? readFence(node, file) : undefined,
    );
    const job = async () => {
      for (const [index, fence] of fences.entries()) {
        const node = children[index];
        if (!fence || !node || made.has(node)) continue;
        const [next, nextNode] = [fences[index + 1], children[index + 1]];
        const isPair = next && nextNode && isOldForm(fence, next);
        made.set(node, await (isPair ? diffOf(fence, next) : blockOf(fence)));
        if (isPair) made.set(nextNode, undefined);
      }
      parent.children = children.flatMap((node) =>
        made.has(node) ? (made.get(node) ?? []) : [node],
      ) as typeof parent.children;
    };
    if (fences.some(Boolean)) jobs.push(job());
  });
  await Promise.all(jobs);
}

function readFence(node: Code, file: string): Fence {
  const where = `${file}:${node.position?.start.line}`;
  const language = node.lang ?? 'text';
  if (!codeLanguages.includes(language)) {
    throw new Error(
      `${where}: the code block's language "${language}" is not known. Use one of: ${codeLanguages.join(', ')}.`,
    );
  }
  return { code: node.value, language, meta: parseFenceMeta(node.meta ?? '', where), where };
}

function isOldForm(fence: Fence, next: Fence): boolean {
  return Boolean(
    fence.meta.before && fence.meta.title && next.meta.title && fence.language === next.language,
  );
}

async function diffOf(before: Fence, after: Fence): Promise<MdxJsxFlowElement> {
  const [old, now] = await Promise.all([before, after].map(javaScriptOf));
  const [oldJs, nowJs] = [old ?? before.code, now ?? after.code];
  const hasJs = old !== undefined || now !== undefined;
  const { language } = after;
  return jsxElement('CodeDiff', {
    before: before.meta.title,
    after: after.meta.title,
    html: await diffHtml(before.code, after.code, language),
    htmlJs: hasJs ? await diffHtml(oldJs, nowJs, javaScriptName(language)) : undefined,
    text: after.code,
    textJs: hasJs ? nowJs : undefined,
  });
}

async function blockOf(fence: Fence): Promise<MdxJsxFlowElement> {
  const { code, language, meta } = fence;
  if (meta.packageManager) {
    const panels = packageManagers.map(async (manager) => {
      const html = await highlight(commandsFor(manager, code), 'bash');
      return jsxElement('CodeBlock', { language: 'bash', html, packageManager: manager });
    });
    const name = meta.noTabs ? 'PackageLine' : 'PackageManagerTabs';
    return jsxElement(name, {}, await Promise.all(panels));
  }
  const javaScript = await javaScriptOf(fence);
  const html = await highlight(code, language, meta);
  const htmlJs =
    javaScript === undefined ? undefined : await highlight(javaScript, javaScriptName(language));
  return jsxElement('CodeBlock', { language, title: meta.title, html, htmlJs });
}

const javaScriptName = (language: string) => (language === 'tsx' ? 'jsx' : 'js');

/** The JavaScript of a snippet, or undefined when it reads the same or has marked lines. */
async function javaScriptOf({ code, language, meta, where }: Fence): Promise<string | undefined> {
  if (language !== 'ts' && language !== 'tsx') return undefined;
  if (meta.mark.size + meta.add.size + meta.remove.size > 0) return undefined;
  const javaScript = (await toJavaScript(code, `${where}.${language}`)).trimEnd();
  return javaScript === '' || javaScript === code.trimEnd() ? undefined : javaScript;
}
