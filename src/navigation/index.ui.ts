/** Components and hooks, with their stylesheets: not for Node. */
export { Sidebar } from './ui/Sidebar.tsx';
