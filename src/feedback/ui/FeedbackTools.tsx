'use client';

import { useEffect, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fromAddress } from '../../links/index.ts';
import { LoadFailure } from '../../ui/index.ui.ts';
import type { FeedbackTarget } from '../entry.ts';
import { hasKeptFeedback } from '../keptFeedback.ts';

// Loaded at the first press, or when something waits to be sent.
const load = () => import('../index.dialog.ts');

type Dialog = Awaited<ReturnType<typeof load>>['FeedbackDialog'];

interface Asked extends FeedbackTarget {
  /** Of the section. */
  title: string;
  helpful: boolean | undefined;
}

/** Opens the form for every button with `data-feedback` of the page. Once in the shell. */
export function FeedbackTools() {
  const { config, strings } = useDocsConfig();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const url = config.feedbackUrl;

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('button[data-feedback]');
      if (!button) return;
      setAsked(targetOf(button));
      setFailed(false);
      load().then(
        (module) => setDialog(() => module.FeedbackDialog),
        () => setFailed(true),
      );
    };
    const sendWaiting = () => {
      if (!navigator.onLine || !hasKeptFeedback(() => localStorage)) return;
      load().then(
        (module) => module.sendAllKept(url),
        () => {},
      );
    };
    sendWaiting();
    document.addEventListener('click', onClick);
    window.addEventListener('online', sendWaiting);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('online', sendWaiting);
    };
  }, [url]);

  if (hasFailed) return <LoadFailure text={strings.feedback.notLoaded} />;
  if (!asked || !Dialog) return null;
  return <Dialog {...asked} url={url} onClose={() => setAsked(null)} />;
}

function targetOf(button: HTMLElement): Asked {
  const heading = button.closest('[data-heading]')?.querySelector('[id]');
  const answer = button.dataset.feedback;
  return {
    page: fromAddress(location.pathname),
    section: heading?.id ?? '',
    title: heading?.firstElementChild?.textContent ?? '',
    helpful: answer ? answer === 'yes' : undefined,
  };
}
