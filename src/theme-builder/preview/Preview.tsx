import { useState, type FocusEvent, type PointerEvent } from 'react';
import { schemes, type ThemeSettings } from '../model/settings.ts';
import { useApiPages } from '../ui/BuilderContext.ts';
import { ClassLine } from './ClassLine.tsx';
import { classUnder, type FoundClass } from './classUnder.ts';
import { SchemePreview } from './SchemePreview.tsx';
import styles from './Preview.module.css';

/** The four products in both schemes, and the name of what is under the pointer. */
export function Preview({ settings }: { settings: ThemeSettings }) {
  const pages = useApiPages();
  const [found, setFound] = useState<FoundClass>();
  // A press holds the name, so that the pointer can go to its link.
  const [isHeld, setHeld] = useState(false);

  function name({ target, currentTarget }: PointerEvent | FocusEvent): void {
    const next = classUnder(target as Element, currentTarget as Element, pages);
    if (next) setFound(next);
  }

  return (
    <>
      <ClassLine found={found} />
      <div
        className={styles.schemes}
        onPointerOver={(event) => !isHeld && name(event)}
        onPointerDown={(event) => {
          setHeld(true);
          name(event);
        }}
        onPointerLeave={() => setHeld(false)}
        onFocus={name}
      >
        {schemes.map((scheme) => (
          <SchemePreview key={scheme} scheme={scheme} settings={settings} />
        ))}
      </div>
    </>
  );
}
