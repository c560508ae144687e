export type { StoredValue } from './storedValue.ts';
export { createBoundedStore, type BoundedStore } from './boundedStore.ts';
export { COOKIE_MAX_AGE, cookieSlot, type CookieDocument } from './cookieSlot.ts';
export { removeKeys, storageKeys, type GetStorage, type ListedStorage } from './storageKeys.ts';
export { storageSlot, type KeyedStorage } from './storageSlot.ts';
