import type { RscPluginManager } from '@vitejs/plugin-rsc';

/** The scripts and styles that pages name. */
export interface PageFiles {
  /** Of each client component, by its id. */
  components: Record<string, { js: string[]; css: string[] }>;
  /** Of all server components. */
  styles: string[];
}

/**
 * Reads them in the manifest of the plugin, and takes the scripts out of it: React would load them with the
 * page. The document names them, and they load when a reader acts.
 */
export function takePageFiles(manifest: RscPluginManager['buildAssetsManifest']): PageFiles {
  const components = Object.entries(manifest?.clientReferenceDeps ?? {});
  const resources = Object.values(manifest?.serverResources ?? {});
  return {
    components: Object.fromEntries(
      components.map(([id, files]) => {
        const js = files.js.map(String);
        files.js = [];
        return [id, { js, css: files.css.map(String) }];
      }),
    ),
    styles: resources.flatMap(({ css }) => css.map(String)),
  };
}
