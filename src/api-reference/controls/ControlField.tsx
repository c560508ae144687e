import { Fragment, useId } from 'react';
import { breakableParts } from '../../ui/index.ts';
import { parseValue, type Control, type ControlValue } from './controls.ts';
import styles from './PropWorkbench.module.css';

interface ControlFieldProps {
  control: Control;
  /** undefined: the prop is not written. */
  value: ControlValue | undefined;
  unset: string;
  onChange: (value: ControlValue | undefined) => void;
}

export function ControlField({ control, value, unset, onChange }: ControlFieldProps) {
  const id = useId();
  const isSwitch = control.kind === 'boolean';
  return (
    <div className={isSwitch ? styles.switch : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {breakableParts(control.name).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </label>
      <Input id={id} control={control} value={value} unset={unset} onChange={onChange} />
    </div>
  );
}

function Input({ id, control, value, unset, onChange }: ControlFieldProps & { id: string }) {
  const { initial } = control;
  switch (control.kind) {
    case 'boolean':
      return (
        <input
          id={id}
          type="checkbox"
          className={styles.checkbox}
          checked={Boolean(value ?? initial)}
          onChange={({ target }) =>
            onChange(target.checked === Boolean(initial) ? undefined : target.checked)
          }
        />
      );
    case 'choice':
      return (
        <select
          id={id}
          className={styles.input}
          value={value === undefined ? '' : String(value)}
          onChange={({ target }) => onChange(parseValue(target.value, control))}
        >
          <option value="">{initial === undefined ? unset : String(initial)}</option>
          {control.options
            .filter((option) => option !== initial)
            .map((option) => (
              <option key={String(option)} value={String(option)}>
                {String(option)}
              </option>
            ))}
        </select>
      );
    default:
      return (
        <input
          id={id}
          type={control.kind === 'number' ? 'number' : 'text'}
          className={styles.input}
          placeholder={initial === undefined ? unset : String(initial)}
          value={value === undefined ? '' : String(value)}
          onChange={({ target }) =>
            onChange(target.value === '' ? undefined : parseValue(target.value, control))
          }
        />
      );
  }
}
