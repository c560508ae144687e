'use client';

import { useId, type FormEvent } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import { DialogButton, ModalDialog } from '../../ui/index.dialog.ts';
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
  const id = useId();
  const { state } = form;
  const isSent = state === 'sent';

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <ModalDialog
      title={title ? fill(feedback.sectionTitle, { title }) : feedback.pageTitle}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={onSubmit}>
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
          <DialogButton closes>{feedback.close}</DialogButton>
          {!isSent && (
            <DialogButton type="submit" aria-disabled={state === 'sending'} data-main="">
              {state === 'idle' || state === 'sending' ? feedback.send : feedback.tryAgain}
            </DialogButton>
          )}
        </div>
      </form>
    </ModalDialog>
  );
}

type Texts = ReturnType<typeof useDocsConfig>['strings']['feedback'];

function statusText(state: FormState, texts: Texts): string {
  if (state === 'idle') return '';
  const minutes = String(feedbackLimits.spanMs / 60_000);
  return fill(texts[state], { count: String(feedbackLimits.sends), minutes });
}
