/** The numbers of the sponsor block; its sizes are in ads.css. */
export const adRules = {
  /** Between two looks for the sponsor's element. */
  intervalMs: 500,
  /** Looks in all. */
  attempts: 30,
  /** With more looks than this a blocker is assumed. */
  threshold: 6,
  /** Requests for an inline ad. */
  remoteAttempts: 10,
  /** When a blocker is assumed: an ad of our own, else the message. */
  inHouseChance: 0.2,
  /** Once a session: the inline shape, else the image. */
  inlineChance: 0.2,
  /** An ad counts as displayed after it has been there this long. */
  displayDelayMs: 2500,
} as const;
