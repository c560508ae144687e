import { useCallback, useEffect, useState } from 'react';
import { allCodeEvent } from '../../reading/index.ts';
import type { DemoCode, ShownFile } from '../source/index.ts';
import type { DemoView } from './demoLink.ts';
import { useDemoCode } from './useDemoCode.ts';

/** Whether the code is open, and which file of it is shown. */
export function useShownFiles(id: string, view: DemoView, fileNames: readonly string[]) {
  const { code, failed, load, prefetch } = useDemoCode(id);
  const [isOpen, setOpen] = useState(false);
  // By path, which the languages and stylings share where they share the file; undefined: the demo's own.
  const [path, setPath] = useState<string>();
  const isDefault = view.styling === 'system' && view.variant === 'TS';
  const needsCode = !isDefault || path !== undefined;

  const files = code && filesOf(code, view);
  const found = files?.findIndex((file) => file.path === path) ?? 0;
  const selected = Math.max(0, found);

  // The choice may have been made on another demo, or in the settings.
  useEffect(() => {
    if (isOpen && needsCode && !code) prefetch();
  }, [isOpen, needsCode, code, prefetch]);

  /** Opens when there is something to show: the page keeps what it shows until then. */
  const show = useCallback(
    async (loadFirst: boolean) => {
      if (loadFirst) await load().catch(() => {});
      setOpen(true);
    },
    [load],
  );

  useEffect(() => {
    const follow = (event: Event) => {
      if (!(event as CustomEvent<boolean>).detail) setOpen(false);
      else void show(needsCode);
    };
    window.addEventListener(allCodeEvent, follow);
    return () => window.removeEventListener(allCodeEvent, follow);
  }, [needsCode, show]);

  const loadFiles = async (): Promise<ShownFile[]> => filesOf(await load(), view);

  return {
    isOpen,
    setOpen,
    show,
    prefetch,
    loadFiles,
    files,
    names: files?.map(({ name }) => name) ?? fileNames,
    selected,
    select: (index: number) => {
      loadFiles().then(
        (all) => setPath(index === 0 ? undefined : all[index]?.path),
        () => {},
      );
    },
    /** False: the static HTML holds what is asked for. */
    needsCode,
    /** Undefined until the code is loaded. */
    file: files?.[selected],
    failed: failed && needsCode,
  };
}

function filesOf(code: DemoCode, { styling, variant }: DemoView): ShownFile[] {
  return code[styling]?.[variant] ?? [];
}
