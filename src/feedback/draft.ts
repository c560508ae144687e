import type { StoredValue } from '../storage/index.ts';
import type { FeedbackEntry, FeedbackTarget } from './entry.ts';

type Draft = FeedbackTarget & Pick<FeedbackEntry, 'text'>;

/** The text that was written last and not sent: a closed dialog or a reload does not lose it. */
export function createDraft(slot: StoredValue) {
  return {
    read({ page, section }: FeedbackTarget): string {
      try {
        const kept = JSON.parse(slot.read() ?? 'null') as Partial<Draft> | null;
        const isOwn = kept?.page === page && kept.section === section;
        return isOwn && typeof kept.text === 'string' ? kept.text : '';
      } catch {
        return '';
      }
    },
    write: (draft: Draft) => slot.write(JSON.stringify(draft)),
    clear: () => slot.write(''),
  };
}
