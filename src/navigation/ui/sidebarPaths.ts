/** Where a section of the sidebar is served; named by its content, so that it can be kept for ever. */
export const sidebarPath = (name: string, hash: string) =>
  `/x/_assets/sidebar-${name}-${hash}.html`;

export const isSidebarFile = (path: string) => path.startsWith('/x/_assets/sidebar-');
