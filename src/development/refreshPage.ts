import { hideError, showError } from './overlay.ts';
import type { OverlayError } from './overlayError.node.ts';

/** Shows what has been saved, in place; what does not compile is shown over the page as it was. */
export async function refreshPage(refresh: () => Promise<void>, payloadUrl: string): Promise<void> {
  try {
    await refresh();
    hideError();
  } catch {
    const response = await fetch(payloadUrl);
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('application/json')) showError((await response.json()) as OverlayError);
    // Fixed meanwhile, or the page is gone.
    else await refresh().then(hideError, () => location.reload());
  }
}
