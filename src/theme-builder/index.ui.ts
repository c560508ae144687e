/** Components and hooks, with their stylesheets: not for Node. */
export { ThemeBuilder, type ThemeBuilderProps } from './ThemeBuilder.tsx';
