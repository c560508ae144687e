import type { ComponentProps, ReactNode, Ref } from 'react';
import { CheckIcon } from './icons.tsx';
import { useToolbarItem } from './Toolbar.tsx';
import styles from './DemoToolbar.module.css';

interface ToolbarButtonProps extends ComponentProps<'button'> {
  ref?: Ref<HTMLButtonElement>;
  /** Its name within the toolbar, and the action of its event. */
  item: string;
  /** Read out, and shown beside the button on hover and focus. */
  label: string;
  children: ReactNode;
}

export function ToolbarButton({ item, label, children, ...rest }: ToolbarButtonProps) {
  const itemProps = useToolbarItem(item);
  return (
    <button type="button" className={styles.button} {...itemProps} {...rest}>
      {children}
      <span className={styles.tip}>{label}</span>
    </button>
  );
}

interface CopyToolbarButtonProps extends ComponentProps<'button'> {
  item: string;
  strings: { copy: string; copied: string };
  /** Undefined: the attribute is the head script's, before this component runs. */
  copied?: boolean | undefined;
  children: ReactNode;
}

/** Two labels, of which `data-copied` shows one: the head script sets the same attribute. */
export function CopyToolbarButton(props: CopyToolbarButtonProps) {
  const { item, strings, copied, children, ...rest } = props;
  const itemProps = useToolbarItem(item);
  return (
    <button
      type="button"
      className={styles.button}
      {...itemProps}
      {...rest}
      data-copied={copied ? '' : undefined}
    >
      <span className={styles.copyFace}>
        {children}
        <span className={styles.tip}>{strings.copy}</span>
      </span>
      <span className={styles.copiedFace}>
        <CheckIcon />
        <span className={styles.tip}>{strings.copied}</span>
      </span>
    </button>
  );
}
