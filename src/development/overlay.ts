import type { OverlayError } from './overlayError.node.ts';

const overlayName = 'vite-error-overlay';

interface OverlayElement extends HTMLElement {
  close: () => void;
}

/** Vite's own overlay, on this page alone: a page that has no error is not disturbed. */
export function showError(error: OverlayError): void {
  // Vite's client, which every module here brings along, has defined it.
  const ErrorOverlay = customElements.get(overlayName) as
    | (new (error: OverlayError) => OverlayElement)
    | undefined;
  hideError();
  if (ErrorOverlay) document.body.append(new ErrorOverlay(error));
}

export function hideError(): void {
  for (const overlay of document.querySelectorAll<OverlayElement>(overlayName)) {
    overlay.close();
  }
}
