import { useEffect, useEffectEvent } from 'react';
import { ownHash } from './consent.ts';
import { isEdited, isHeld, type OpenCode } from './openCode.ts';

/** Keeps the address a link to what is shown, and follows a link that is pasted over it. */
export function useAddress(open: OpenCode, hash: string, follow: (hash: string) => void) {
  const remember = useEffectEvent((newHash: string) => {
    // After an edit the address is that of the reader's own code.
    if (!isHeld(open)) ownHash.write(newHash);
  });
  const untouched = isEdited(open) ? undefined : open.origin;
  useEffect(() => {
    // A template needs no code in its address, and a broken link is not replaced before an edit.
    if (untouched?.problem || untouched?.template === 'shared') return;
    const newHash = untouched ? `#template=${untouched.template}` : hash;
    if (!newHash || newHash === location.hash) return;
    history.replaceState(history.state, '', newHash);
    remember(newHash);
  }, [hash, untouched]);
  useEffect(() => {
    const onChange = () => follow(location.hash);
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  });
}
