import type { ComponentProps } from 'react';
import { breakableHtml, breakableParts } from '../ui/index.ts';

/** Longer ones may not fit on a line of a tablet. */
const longestName = 40;

/** Code in a sentence: a name that fits stays on one line; a longer one breaks at its capitals. */
export function InlineCode({ children, ...props }: ComponentProps<'code'>) {
  if (typeof children !== 'string') return <code {...props}>{children}</code>;
  const mark = /\s/.test(children) || children.length > longestName ? { 'data-phrase': '' } : {};
  if (breakableParts(children).length < 2)
    return (
      <code {...props} {...mark}>
        {children}
      </code>
    );
  return (
    <code {...props} {...mark} dangerouslySetInnerHTML={{ __html: breakableHtml(children) }} />
  );
}
