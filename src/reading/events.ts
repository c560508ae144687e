/** On `window`; its detail tells whether the code of all demos opens or closes. */
export const allCodeEvent = 'docs:all-code';

/** On `window`: opens the list of keyboard shortcuts. */
export const shortcutsEvent = 'docs:shortcuts';

/** Where a key is text, or belongs to a widget. */
export function isTyping(target: EventTarget | null): boolean {
  const places = 'input, textarea, select, [contenteditable], [role=textbox], [role=grid]';
  return target instanceof Element && target.closest(places) !== null;
}
