import { useEffect, useState } from 'react';
import { openPage, recentPages } from '../browserPages.ts';
import { isTyping, shortcutsEvent } from '../events.ts';

const load = () => import('../index.shortcuts.ts');
type Dialog = Awaited<ReturnType<typeof load>>['ShortcutsDialog'];

/** Remembers the pages that were opened, and opens the list of shortcuts. `path`: of the page. */
export function ReadingTools({ path }: { path: string }) {
  const [Dialog, setDialog] = useState<Dialog | null>(null);

  useEffect(() => {
    const page = openPage();
    if (page) recentPages.add(page);
  }, [path]);

  useEffect(() => {
    // Without a connection the key does nothing, as any other.
    const open = () =>
      void load().then(
        (module) => setDialog(() => module.ShortcutsDialog),
        () => {},
      );
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey || isTyping(target)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener(shortcutsEvent, open);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener(shortcutsEvent, open);
    };
  }, []);

  return Dialog && <Dialog onClose={() => setDialog(null)} />;
}
