'use client';

import { useEffect, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { toAddress } from '../../links/index.ts';
import { copiedMs } from '../../ui/index.ts';

/** Fetches the page's Markdown twin and copies it; a failure changes nothing. */
export function CopyMarkdown({ twin, className }: { twin: string; className?: string }) {
  const { strings } = useDocsConfig();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs.toolbar);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      const response = await fetch(toAddress(twin));
      if (!response.ok) return;
      await navigator.clipboard.writeText(await response.text());
      setCopied(true);
    } catch {
      // No network or no clipboard: the label keeps saying what the button does.
    }
  }

  return (
    <button type="button" className={className} onClick={copy}>
      {copied ? strings.page.copied : strings.page.copyMarkdown}
    </button>
  );
}
