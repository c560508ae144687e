import type { OverlayError } from './overlayError.node.ts';

/** Shown instead of a page that fails to render; its script shows the error and opens the page when it is fixed. */
export function errorPage(error: OverlayError): string {
  const data = JSON.stringify(error).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Error</title>
<script type="application/json" id="docs-error">${data}</script>
<script type="module" src="/src/development/waitForFix.ts"></script>
</head>
<body>
<noscript><pre>${escapeHtml(`${error.message}\n\n${error.frame ?? ''}`)}</pre></noscript>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
