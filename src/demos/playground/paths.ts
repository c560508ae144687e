export const playgroundPath = '/playground/';
/** Where shared code runs: a document of its own, sandboxed by its policy as well as by its frame. */
export const framePath = '/playground/frame/';
