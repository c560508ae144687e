import { z } from 'zod';
import { feedbackLimits, type FeedbackEntry } from '../entry.ts';

/** What the receiver takes; everything else is refused. */
export const entrySchema: z.ZodType<FeedbackEntry> = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  page: z.string().regex(/^\/[\w./-]{0,300}$/),
  section: z.string().regex(/^[^\s\p{C}]{0,200}$/u),
  helpful: z.boolean(),
  text: z.string().max(feedbackLimits.textLength),
  time: z.iso.datetime(),
});
