/**
 * Takes WebRTC out of the frame before any foreign code runs. It is the one way to send data out
 * that `connect-src 'none'` does not close, and Chromium (156) does not know `webrtc 'block'`.
 *
 * A frame inside the frame has an opaque origin of its own, so that its `RTCPeerConnection` cannot be
 * reached, and the policy, which it inherits, lets no inline script and no foreign file run in it.
 *
 * What remains: names that are looked up (`<link rel="dns-prefetch">`, `preconnect`) leave the machine
 * and can carry a few bytes. The code sees nothing but itself and the reader's look (mode, direction).
 */
export function removeWebRtc(scope: object): void {
  for (const name of Object.getOwnPropertyNames(scope)) {
    if (/^(webkit|moz)?RTC/.test(name)) Reflect.deleteProperty(scope, name);
  }
}
