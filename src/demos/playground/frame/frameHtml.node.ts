/** The document that shared code runs in. It holds no inline script: its policy allows none. */
export function frameHtml(scriptUrl: string): string {
  return `<!doctype html>
<html lang="en" dir="ltr" data-mode="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Result</title>
<style>
@layer docs, theme, base, mui, components, utilities;
html { color-scheme: light; font-family: system-ui, sans-serif; }
html[data-mode='dark'] { color-scheme: dark; }
body { margin: 0; padding: 16px; background: var(--mui-palette-background-default, Canvas); color: var(--mui-palette-text-primary, CanvasText); }
*, ::before, ::after { box-sizing: border-box; }
</style>
<script type="module" crossorigin src="${scriptUrl}"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
}
