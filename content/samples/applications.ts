/** Applications for a training program, from the first form to the first day. */
export type Stage = { id: string; label: string; value: number };

export const applicationStages: Stage[] = [
  { id: 'started', label: 'Form started', value: 2140 },
  { id: 'sent', label: 'Form sent', value: 1385 },
  { id: 'invited', label: 'Invited', value: 760 },
  { id: 'offered', label: 'Place offered', value: 312 },
  { id: 'begun', label: 'Begun', value: 268 },
];
