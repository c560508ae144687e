// The `Fallback` families are local fonts with the metrics of the web font, so that the swap shifts nothing.
export const sansFamily =
  "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

export const monoFamily =
  "'JetBrains Mono Variable', 'JetBrains Mono Fallback', 'JetBrains Mono Fallback DejaVu', ui-monospace, Menlo, Consolas, monospace";
