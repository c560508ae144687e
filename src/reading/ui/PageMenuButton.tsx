'use client';

import { useRef, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { LoadFailure } from '../../ui/index.ui.ts';

const load = () => import('../index.menu.ts');
type Menu = Awaited<ReturnType<typeof load>>['PageMenu'];

interface PageMenuButtonProps {
  /** The address of the page as Markdown. */
  twin: string;
  className: string | undefined;
}

/** Opens what else can be done with a page; its menu is loaded at the first press. */
export function PageMenuButton({ twin, className }: PageMenuButtonProps) {
  const { reading } = useDocsConfig().strings;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [Menu, setMenu] = useState<Menu | null>(null);
  // A press on the button closes an open menu before it is a click.
  const wasOpen = useRef(false);

  function open() {
    setFailed(false);
    load().then(
      (module) => {
        setMenu(() => module.PageMenu);
        setOpen(true);
      },
      () => setFailed(true),
    );
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          if (!wasOpen.current) open();
          wasOpen.current = false;
        }}
      >
        {reading.menu}
      </button>
      {isOpen && Menu && <Menu twin={twin} button={button} onClose={() => setOpen(false)} />}
      {hasFailed && <LoadFailure text={reading.notLoaded} />}
    </>
  );
}
