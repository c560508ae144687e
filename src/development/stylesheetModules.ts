/**
 * How @vitejs/plugin-rsc names the modules that list the stylesheets of the server. Each watches every file, so it
 * must not be reloaded for prose. The name is private: checked with 0.5.38, and by stylesheetModules.node.test.ts.
 */
export const stylesheetModules = '\0virtual:vite-rsc/css?';
