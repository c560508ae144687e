/** Loaded when the page's menu is opened. */
export { PageMenu } from './ui/PageMenu.tsx';
