'use client';

import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import { feedbackLimits, type FeedbackTarget } from '../entry.ts';
import { useFeedbackForm, type FormState } from './useFeedbackForm.ts';
import styles from './FeedbackDialog.module.css';

interface FeedbackDialogProps extends FeedbackTarget {
  /** Of the section; empty for the page. */
  title: string;
  helpful: boolean | undefined;
  url: string;
  onClose: () => void;
}

export function FeedbackDialog({ title, url, onClose, ...props }: FeedbackDialogProps) {
  const { feedback } = useDocsConfig().strings;
  const form = useFeedbackForm(props, props.helpful, url);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { state } = form;
  const isSent = state === 'sent';

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={onSubmit}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title ? fill(feedback.sectionTitle, { title }) : feedback.pageTitle}
        </h2>
        {!isSent && (
          <>
            <fieldset className={styles.choice}>
              <legend>{title ? feedback.sectionQuestion : feedback.pageQuestion}</legend>
              {([true, false] as const).map((value) => (
                <label key={String(value)}>
                  <input
                    type="radio"
                    name={`${id}-helpful`}
                    required
                    checked={form.helpful === value}
                    onChange={() => form.setHelpful(value)}
                  />
                  {value ? feedback.yes : feedback.no}
                </label>
              ))}
            </fieldset>
            <label className={styles.label} htmlFor={`${id}-text`}>
              {feedback.text}
            </label>
            <textarea
              id={`${id}-text`}
              className={styles.text}
              rows={4}
              maxLength={feedbackLimits.textLength}
              aria-describedby={`${id}-note`}
              readOnly={state === 'sending'}
              value={form.text}
              onChange={(event) => form.write(event.target.value)}
            />
            <p id={`${id}-note`} className={styles.note}>
              {fill(feedback.note, { host: new URL(url).host })}
            </p>
          </>
        )}
        <p role="status" className={styles.status} data-state={state}>
          {statusText(state, feedback)}
        </p>
        <div className={styles.buttons}>
          <button type="button" onClick={() => dialog.current?.close()}>
            {feedback.close}
          </button>
          {!isSent && (
            <button type="submit" aria-disabled={state === 'sending'} data-main="">
              {state === 'idle' || state === 'sending' ? feedback.send : feedback.tryAgain}
            </button>
          )}
        </div>
      </form>
    </dialog>
  );
}

type Texts = ReturnType<typeof useDocsConfig>['strings']['feedback'];

function statusText(state: FormState, texts: Texts): string {
  if (state === 'idle') return '';
  const minutes = String(feedbackLimits.spanMs / 60_000);
  return fill(texts[state], { count: String(feedbackLimits.sends), minutes });
}
