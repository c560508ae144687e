interface Connection {
  saveData?: boolean;
}

/** A reader who saves data starts a demo that has its picture by a press. */
export function waitsForPress(
  stage: HTMLElement,
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  const isPressed = stage.dataset.press !== undefined;
  return connection?.saveData === true && !isPressed && shownPicture(stage);
}

/** Whether a stage shows the picture of its demo. */
function shownPicture(stage: HTMLElement): boolean {
  const isMirrored = document.documentElement.dir === 'rtl';
  return !isMirrored && stage.querySelector('[data-picture="all"]') !== null;
}
