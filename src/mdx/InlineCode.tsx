import type { ComponentProps } from 'react';
import { breakableHtml, breakableParts } from '../ui/breakable.ts';

/** Code in a sentence: a long name breaks between its humps, never inside one. */
export function InlineCode({ children, ...props }: ComponentProps<'code'>) {
  if (typeof children !== 'string' || breakableParts(children).length < 2)
    return <code {...props}>{children}</code>;
  return <code {...props} dangerouslySetInnerHTML={{ __html: breakableHtml(children) }} />;
}
