const bots =
  /bot|crawl|spider|slurp|headless|lighthouse|pagespeed|gtmetrix|pingdom|prerender|facebookexternalhit|mediapartners|bingpreview|whatsapp|curl|wget|python-|httpclient/i;

/** By user agent: neither an ad nor a request is spent on programs. An empty agent is one. */
export function isBot(userAgent: string): boolean {
  return userAgent.trim() === '' || bots.test(userAgent);
}
