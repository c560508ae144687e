export type { StoredValue } from './storedValue.ts';
export { createBoundedStore, type BoundedStore } from './boundedStore.ts';
export { cookieSlot, type CookieDocument } from './cookieSlot.ts';
export { removeKeys, storageKeys, type GetStorage } from './storageKeys.ts';
export { storageSlot, type KeyedStorage } from './storageSlot.ts';
