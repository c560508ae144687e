import { useEffect, useRef } from 'react';

/** Says over the page that something a reader asked for could not be loaded. */
export function LoadFailure({ text }: { text: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.showPopover(), []);
  return (
    <p ref={message} role="alert" popover="auto">
      {text}
    </p>
  );
}
