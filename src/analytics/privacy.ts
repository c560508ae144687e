/** The two signals by which a browser asks not to be tracked. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

export function mayMeasure(signals: PrivacySignals, measurementId: string): boolean {
  const refused = signals.doNotTrack === '1' || signals.doNotTrack === 'yes';
  return measurementId !== '' && !refused && signals.globalPrivacyControl !== true;
}
