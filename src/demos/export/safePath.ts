function safeSegment(segment: string): string {
  return segment
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 80);
}

/** A path that stays inside its project, whatever the name it is made from. */
export function safePath(path: string): string {
  const segments = path.split(/[\\/]+/).map(safeSegment);
  return segments.filter(Boolean).join('/') || 'file';
}

/** A name that npm takes: `MultiSort` → `multi-sort`. */
export function packageName(name: string): string {
  const kebab = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return kebab.slice(0, 60) || 'demo';
}

/** One line of plain text. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
