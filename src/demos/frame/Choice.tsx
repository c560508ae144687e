import { useToolbarItem } from './Toolbar.tsx';
import styles from './DemoToolbar.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  /** The attribute of `<html>` that says what is chosen, so that the first paint is right. */
  follows: 'variant' | 'styling';
  options: readonly { value: Value; text: string; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of options inside the toolbar, one pressed. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, follows, options, value, onChange } = props;
  return (
    <div role="group" aria-label={label} className={styles.choice} data-follows={follows}>
      {options.map((option) => (
        <Option
          key={option.value}
          {...option}
          pressed={option.value === value}
          onPress={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  value: string;
  text: string;
  label: string;
  pressed: boolean;
  onPress: () => void;
}

function Option({ value, text, label, pressed, onPress }: OptionProps) {
  const item = useToolbarItem(value);
  return (
    <button
      type="button"
      className={styles.option}
      {...item}
      data-option={value}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {text}
      <span className={styles.tip}>{label}</span>
    </button>
  );
}
