import type { AdPage } from './createAdDriver.ts';
import { drawAd, drawMessage, markLink } from './drawAd.ts';
import { webUrl } from './webUrl.ts';
import { slotSelector } from './slotAttributes.ts';

interface Sponsor {
  scriptUrl: string;
  /** The id of the element that the script inserts. */
  elementId: string;
  /** Links to it mean that the sponsor has no ad; empty: never. */
  placeholderUrl: string;
}

/** The slot of the current page. What the sponsor's script has drawn moves along from page to page. */
export function browserAdPage(window: Window, sponsor: Sponsor): AdPage {
  const { document } = window;
  const slot = () => document.querySelector<HTMLElement>(slotSelector);
  // The script's own corner: moving it does not run the script again.
  const corner = document.createElement('div');
  corner.dataset.ad = 'sponsor';
  const element = () => corner.querySelector<HTMLElement>(`[id^="${sponsor.elementId}"]`);
  let requested = false;

  return {
    placement: () => slot()?.dataset.adSlot ?? null,
    show(view) {
      const home = slot();
      if (!home) return;
      const { label = '', blockedTitle = '', blockedText = '' } = home.dataset;
      const content =
        view.kind === 'ad'
          ? [drawAd(document, view, label)]
          : view.kind === 'message'
            ? [drawMessage(document, { title: blockedTitle, text: blockedText })]
            : [];
      // Hidden, but in the page until its ad is there: scripts look for their own element.
      corner.toggleAttribute('data-waiting', view.kind !== 'sponsor');
      if (view.kind === 'sponsor') mark(corner, view.label);
      home.replaceChildren(...content, ...(requested ? [corner] : []));
      home.dataset.shown = view.kind;
    },
    loadScript(onCrash) {
      if (requested) return;
      requested = true;
      slot()?.append(corner);
      corner.toggleAttribute('data-waiting', true);
      const { origin } = new URL(sponsor.scriptUrl);
      window.addEventListener('error', (event) => {
        // For a script of another host that throws, browsers hide the name and the message.
        const theirs = event.filename ? event.filename.startsWith(origin) : event.lineno === 0;
        if (!theirs || event.target !== window) return;
        event.preventDefault();
        onCrash();
      });
      const script = document.createElement('script');
      script.async = true;
      script.id = `_${sponsor.elementId}_js`;
      script.src = sponsor.scriptUrl;
      corner.append(script);
    },
    look() {
      const found = element();
      if (!found || window.getComputedStyle(found).display === 'none') return 'nothing';
      const links = [...found.querySelectorAll('a')].map((link) => link.href);
      const isPlaceholder =
        sponsor.placeholderUrl !== '' &&
        links.some((href) => href.startsWith(sponsor.placeholderUrl));
      return isPlaceholder ? 'placeholder' : 'ad';
    },
    count(urls) {
      for (const url of urls) new Image().src = url;
    },
  };
}

/** Gives the links in what the script drew the site's attributes, and removes addresses that are not web pages. */
function mark(corner: HTMLElement, label: string): void {
  for (const link of corner.querySelectorAll('a')) {
    const href = webUrl(link.href);
    if (href) markLink(link, label);
    else link.removeAttribute('href');
  }
}
