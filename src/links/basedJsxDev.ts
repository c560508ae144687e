// In place of `react/jsx-dev-runtime` where the site has a base: see src/config/basePlugin.node.ts.
import * as runtime from 'react/jsx-dev-runtime';
import { basedProps } from './basedProps.ts';

export { Fragment } from 'react/jsx-dev-runtime';

type Parameters = globalThis.Parameters<typeof runtime.jsxDEV>;

export function jsxDEV(...[type, props, ...rest]: Parameters) {
  const based = typeof type === 'string' ? basedProps(props as Record<string, unknown>) : props;
  return runtime.jsxDEV(type, based, ...rest);
}
