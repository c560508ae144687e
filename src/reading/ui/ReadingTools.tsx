import { useEffect, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { LoadFailure } from '../../ui/index.ui.ts';
import { openPage, recentPages } from '../browserPages.ts';
import { isTyping, shortcutsEvent } from '../events.ts';

const load = () => import('../index.shortcuts.ts');
type Dialog = Awaited<ReturnType<typeof load>>['ShortcutsDialog'];

/** Remembers the pages that were opened, and opens the list of shortcuts. `path`: of the page. */
export function ReadingTools({ path }: { path: string }) {
  const { reading } = useDocsConfig().strings;
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const page = openPage();
    if (page) recentPages.add(page);
  }, [path]);

  useEffect(() => {
    const open = () => {
      setFailed(false);
      load().then(
        (module) => setDialog(() => module.ShortcutsDialog),
        () => setFailed(true),
      );
    };
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

  if (hasFailed) return <LoadFailure text={reading.notLoaded} />;
  return Dialog && <Dialog onClose={() => setDialog(null)} />;
}
