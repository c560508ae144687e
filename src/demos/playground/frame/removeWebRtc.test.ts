import { expect, test } from 'vitest';
import { removeWebRtc } from './removeWebRtc.ts';

test('nothing of WebRTC is left, and nothing else is touched', () => {
  const scope = { fetch: 1, RTCRtpSender: 1, SortOrder: 1 };
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel'])
    Object.defineProperty(scope, name, { value: 1, configurable: true, enumerable: false });
  removeWebRtc(scope);
  expect(Object.getOwnPropertyNames(scope)).toEqual(['fetch', 'SortOrder']);
});
