// In place of `react/jsx-runtime` where the site has a base: see src/config/basePlugin.node.ts.
import type { ElementType, Key } from 'react';
import * as runtime from 'react/jsx-runtime';
import { basedProps } from './basedProps.ts';

export { Fragment } from 'react/jsx-runtime';

type Props = Record<string, unknown>;

export function jsx(type: ElementType, props: Props, key?: Key) {
  return runtime.jsx(type, typeof type === 'string' ? basedProps(props) : props, key);
}

export function jsxs(type: ElementType, props: Props, key?: Key) {
  return runtime.jsxs(type, typeof type === 'string' ? basedProps(props) : props, key);
}
