/** Loaded by the page of the theme builder. */
export { Workbench } from './ui/Workbench.tsx';
