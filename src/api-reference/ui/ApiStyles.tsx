import './api.css';
import './apiPage.css';

/**
 * Links the stylesheet of tables and API pages: other pages do without it. It is found by a CSS module, because Vite
 * forgets which file the others are in.
 */
export function ApiStyles() {
  return import.meta.viteRsc.loadCss('./NewFilter.module.css');
}
