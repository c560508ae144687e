'use client';

import { useEffect, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import { navigatedEvent } from '../router/navigatedEvent.ts';

/** Tells assistive technology that another page has opened. */
export function Announcer() {
  const { strings } = useDocsConfig();
  const [title, setTitle] = useState('');
  useEffect(() => {
    const announce = (event: Event) => setTitle((event as CustomEvent<string>).detail);
    window.addEventListener(navigatedEvent, announce);
    return () => window.removeEventListener(navigatedEvent, announce);
  }, []);
  return (
    <div className="visually-hidden" role="status" data-announcer>
      {title && fill(strings.announcements.pageOpened, { title })}
    </div>
  );
}
