export type { Slot } from './slot.ts';
export { COOKIE_MAX_AGE, cookieSlot, type CookieDocument } from './cookieSlot.ts';
export { storageSlot, type KeyedStorage } from './storageSlot.ts';
