import siteConfig from '#site-config';
import { siteOrigin } from '../config/index.ts';
import { cache } from 'react';
import { issueUrl } from './issueUrl.ts';

interface FeedbackPage {
  /** As in the address bar. */
  path: string;
  title: string;
}

/** One slot a rendered page: server components have no context. */
const slot = cache((): { page?: FeedbackPage } => ({}));

/** Before the page's content is rendered. */
export function setFeedbackPage(page: FeedbackPage): void {
  slot().page = page;
}

/** How the page that is being rendered takes feedback: by its form, as an issue, or not at all. */
export function feedbackWay(section?: string): 'form' | { issue: string } | undefined {
  const { page } = slot();
  if (!page) return undefined;
  if (siteConfig.feedbackUrl) return 'form';
  const { url } = siteConfig.repository;
  if (!url) return undefined;
  const address = siteOrigin(siteConfig) + page.path;
  const target = { repository: url, title: page.title, address };
  return { issue: issueUrl(section === undefined ? target : { ...target, section }) };
}
