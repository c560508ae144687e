import { useState } from 'react';
import { feedbackLimits, type FeedbackTarget } from '../entry.ts';
import { randomId } from '../randomId.ts';
import type { SendResult } from '../sendFeedback.ts';
import { draft, send } from './browserSender.ts';

export type FormState = 'idle' | 'sending' | SendResult;

/** The answers of a reader, and what has become of them. */
export function useFeedbackForm(
  { page, section }: FeedbackTarget,
  first: boolean | undefined,
  url: string,
) {
  const [helpful, setHelpful] = useState(first);
  const [text, setText] = useState(() => draft.read({ page, section }));
  const [state, setState] = useState<FormState>('idle');
  const [id, setId] = useState(() => randomId(crypto));

  function write(words: string) {
    const shortened = words.slice(0, feedbackLimits.textLength);
    setText(shortened);
    draft.write({ page, section, text: shortened });
  }

  async function submit() {
    if (helpful === undefined || state === 'sending') return;
    setState('sending');
    const time = new Date().toISOString();
    const result = await send({ id, page, section, helpful, text: text.trim(), time }, url);
    setState(result);
    if (result === 'sent') {
      draft.clear();
      setText('');
      setId(randomId(crypto));
    }
  }

  return { helpful, setHelpful, text, write, state, submit };
}
