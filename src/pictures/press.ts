/** Where a reader has pressed the picture of a demo, from the corner of its stage. */
export function keepPress(
  stage: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): void {
  const { left, top } = stage.getBoundingClientRect();
  stage.dataset.press = `${clientX - left},${clientY - top}`;
}

/** Presses a demo where its picture was pressed, once it runs. */
export function replayPress(stage: HTMLElement): void {
  const [x, y] = (stage.dataset.press ?? '').split(',').map(Number);
  delete stage.dataset.press;
  if (x === undefined || y === undefined) return;
  const { left, top } = stage.getBoundingClientRect();
  const place = { clientX: left + x, clientY: top + y };
  const target = document.elementFromPoint(place.clientX, place.clientY);
  if (!target || !stage.contains(target)) return;
  const options = { ...place, bubbles: true, cancelable: true, composed: true, button: 0 };
  const pressed = { ...options, pointerType: 'mouse', isPrimary: true, detail: 1 };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...pressed, buttons: 1 }));
  target.dispatchEvent(new MouseEvent('mousedown', { ...options, buttons: 1, detail: 1 }));
  focusable(target)?.focus({ preventScroll: true });
  target.dispatchEvent(new PointerEvent('pointerup', pressed));
  target.dispatchEvent(new MouseEvent('mouseup', { ...options, detail: 1 }));
  target.dispatchEvent(new MouseEvent('click', { ...options, detail: 1 }));
}

function focusable(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>(
    'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]',
  );
}
