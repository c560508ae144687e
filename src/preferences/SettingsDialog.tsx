'use client';

import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import styles from './SettingsDialog.module.css';
import type { SettingsStrings } from './strings.ts';
import { usePreference } from './usePreferences.ts';

export interface SettingsLanguage {
  /** As in `lang`. */
  code: string;
  /** The language's name in that language. */
  name: string;
  /** This page in that language. */
  href: string;
}

export interface SettingsDialogProps {
  open: boolean;
  onClose: () => void;
  strings: SettingsStrings;
  /** With fewer than two there is nothing to choose, and nothing is shown. */
  languages?: readonly SettingsLanguage[];
  /** Gets the focus back; without it, whatever had the focus before. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  /** Below the choices. */
  children?: ReactNode;
}

export function SettingsDialog(props: SettingsDialogProps) {
  const { open, onClose, strings, languages = [], returnFocusTo } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const title = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={(event) => {
        // The event is late: the panel may have been opened again meanwhile.
        if (event.currentTarget.open) return;
        returnFocusTo?.current?.focus();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Only a press that began on the backdrop closes, so that a drag out of the panel does not.
        const outside = event.target === event.currentTarget && pressedOutside.current;
        if (outside) event.currentTarget.close();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.header}>
          <h2 id={title} className={styles.title}>
            {strings.title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={strings.close}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M6 6 18 18M18 6 6 18" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
        <ChoiceGroup name="colorMode" strings={strings.colorMode} />
        <ChoiceGroup name="direction" strings={strings.direction} />
        <ChoiceGroup name="codeVariant" strings={strings.codeVariant} />
        <ChoiceGroup name="codeStyling" strings={strings.codeStyling} />
        <ChoiceGroup name="packageManager" strings={strings.packageManager} />
        <ChoiceGroup name="apiView" strings={strings.apiView} />
        {languages.length > 1 && <Languages heading={strings.language} languages={languages} />}
        {props.children}
      </div>
    </dialog>
  );
}

interface LanguagesProps {
  heading: string;
  languages: readonly SettingsLanguage[];
}

/** Links, not radio buttons: a choice here leads to another page. */
function Languages({ heading, languages }: LanguagesProps) {
  const current = usePreference('language');
  const id = useId();
  return (
    <nav className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.legend}>
        {heading}
      </h3>
      <ul className={styles.choices}>
        {languages.map(({ code, name, href }) => (
          <li key={code} className={styles.language}>
            <a
              className={styles.choice}
              href={href}
              hrefLang={code}
              lang={code}
              aria-current={code === current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
