/** What needs `react-dom/server`, which server components cannot load. */
export { sidebarFiles, withSidebarTree } from './ui/sidebarTree.tsx';
