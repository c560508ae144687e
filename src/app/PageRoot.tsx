import siteConfig from '#site-config';
import type { ReactNode } from 'react';
import 'virtual:shell-variables.css';
import './global.css';
import { setServerLanguage } from '../language/index.server.ts';
import { Providers } from './Providers.tsx';

interface PageRootProps {
  language: string;
  /** The language of its text, if that is another. */
  written?: string;
  /** React puts its tags into the document's head, also after a navigation. */
  head: ReactNode;
  children: ReactNode;
}

/** All of a page that the application takes over; the document around it is written by documentHtml.ts. */
export function PageRoot({ language, written, head, children }: PageRootProps) {
  const definitionOf = (wanted?: string) =>
    siteConfig.languages.find(({ code }) => code === wanted);
  const definition = definitionOf(language);
  // Here, inside the rendering: the slot lives as long as that.
  if (definition) setServerLanguage(definition, definitionOf(written));
  return (
    <>
      {import.meta.viteRsc.loadCss('./global.css')}
      {head}
      <Providers language={language}>{children}</Providers>
    </>
  );
}
