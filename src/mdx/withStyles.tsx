import type { ComponentType, ReactNode } from 'react';

/** The component with a link to its stylesheet, which only pages that show it load. */
export function withStyles<Props extends object>(Component: ComponentType<Props>, link: ReactNode) {
  return function Styled(props: Props) {
    return (
      <>
        {link}
        <Component {...props} />
      </>
    );
  };
}
