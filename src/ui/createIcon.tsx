import type { ReactNode } from 'react';

/**
 * An icon that is drawn with lines, on a field of 24 by 24, in the color of the text: `.docs-icon` in
 * global.css, because a page has many of them. The mark below lets the
 * bundler leave out icons that nobody uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createIcon(children: ReactNode, ownSize = 20) {
  return function Icon({ size = ownSize }: { size?: number }) {
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" className="docs-icon" aria-hidden="true">
        {children}
      </svg>
    );
  };
}
