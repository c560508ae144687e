/** How the static slot and the late script find each other: one definition of the names. */
export const slotSelector = '[data-ad-slot]';

/** Sent on `window` when the slot's own component has failed. */
export const adCrashEvent = 'docs:ad-crash';
