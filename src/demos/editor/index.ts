// The editor itself is imported lazily: './DemoEditor.tsx'.
export { runtimeLine } from './runtimeProblem.ts';
