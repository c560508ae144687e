import siteConfig from '#site-config';

/** The attributes of an article that is written in another language than the shell around it. */
export function articleLanguage(written: string, shown: string) {
  if (written === shown) return {};
  const definition = siteConfig.languages.find(({ code }) => code === written);
  return { lang: written, dir: definition?.direction };
}
