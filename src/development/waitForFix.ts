import { showError } from './overlay.ts';
import type { OverlayError } from './overlayError.node.ts';

// The whole script of the page that is shown instead of one with an error.
const data = document.getElementById('docs-error')?.textContent ?? '{}';
showError(JSON.parse(data) as OverlayError);
import.meta.hot?.on('rsc:update', () => location.reload());
import.meta.hot?.on('vite:beforeUpdate', () => location.reload());
