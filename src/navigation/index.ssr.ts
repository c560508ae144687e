/** What needs `react-dom/server`, which server components cannot load. */
export { ServerSidebar } from './ui/ServerSidebar.ts';
export { sidebarScript } from './ui/sidebarScript.ts';
export { serverSidebar, sidebarFiles } from './ui/sidebarTree.tsx';
