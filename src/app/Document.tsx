import siteConfig from '#site-config';
import type { ReactNode } from 'react';
import 'virtual:shell-variables.css';
import './global.css';
import { headScripts } from './inlineScripts.ts';
import { setServerLanguage } from '../language/index.server.ts';
import { Providers } from './Providers.tsx';

interface DocumentProps {
  language: string;
  /** Client navigation compares it with the payloads it fetches. */
  build: string;
  /** Where this page's payload is, when not beside it. */
  payloadUrl?: string;
  /** False: there is no `#docs-main` to wait for. */
  hasShell?: boolean;
  head: ReactNode;
  children: ReactNode;
}

/** The attributes are the defaults; the head script sets the reader's own before the first paint. */
export function Document(props: DocumentProps) {
  const { language, build, payloadUrl, hasShell = true, head, children } = props;
  const definition = siteConfig.languages.find(({ code }) => code === language);
  // Here, inside the rendering: the slot lives as long as that.
  if (definition) setServerLanguage(definition);
  return (
    <html
      lang={language}
      dir={definition?.direction ?? 'ltr'}
      data-mode="light"
      data-code-variant="TS"
      data-code-styling="system"
      data-package-manager="npm"
      data-api-view="list"
      data-build={build}
      data-payload={payloadUrl}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: headScripts() }} />
        {/* Half a header would move when the rest of it arrives. */}
        {hasShell && <link rel="expect" href="#docs-main" blocking="render" />}
        <link rel="icon" href="/x/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/x/icon-180.png" />
        <link rel="manifest" href="/x/site.webmanifest" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101418" media="(prefers-color-scheme: dark)" />
        {head}
      </head>
      <body>
        <Providers language={language}>{children}</Providers>
      </body>
    </html>
  );
}
