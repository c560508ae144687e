import type { ComponentType, ReactNode } from 'react';
import type { ControlValues } from './controls.ts';

/** A component with what it needs to show something. */
export interface ControlledExample {
  render: (values: ControlValues) => ReactNode;
  /** The props that are always given, as code. */
  code: Readonly<Record<string, string>>;
  /** The children between the tags, as code. */
  children?: string;
  /** Too wide for the half beside the controls: they go below it. */
  isWide?: boolean;
}

export function controlledExample<Props extends object>(
  Component: ComponentType<Props>,
  fixed: Props,
  code: Readonly<Record<string, string>> = {},
  { isWide = false } = {},
): ControlledExample {
  return {
    // The controls come from the types of these very props.
    render: (values) => <Component {...fixed} {...(values as Partial<Props>)} />,
    code,
    isWide,
  };
}
