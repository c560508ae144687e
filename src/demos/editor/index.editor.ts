/** Loaded at the first edit. */
export { DemoEditor } from './DemoEditor.tsx';
