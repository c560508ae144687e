import { toAddress } from './siteBase.ts';

const attributes = ['href', 'src', 'action', 'data-copy-from'];

/** The attributes of an element, with the paths of this site as addresses. */
export function basedProps(props: Record<string, unknown>): Record<string, unknown> {
  const based: Record<string, unknown> = {};
  for (const name of attributes) {
    const value = props[name];
    if (typeof value === 'string') based[name] = toAddress(value);
  }
  const { srcSet } = props;
  if (typeof srcSet === 'string') based.srcSet = srcSet.split(', ').map(toAddress).join(', ');
  return { ...props, ...based };
}
