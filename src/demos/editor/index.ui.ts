/** Components and hooks, with their stylesheets: not for Node. */
export { CodeEditor, type CodeEditorHandle } from './CodeEditor.tsx';
export { ProblemPanel } from './ProblemPanel.tsx';
export { useCompiler } from './compile/useCompiler.ts';
