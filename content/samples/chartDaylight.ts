/** Hours between sunrise and sunset, from the Sun's declination; refraction is left out. */
export function daylight(latitude: number, dayOfYear: number) {
  const declination = 0.409 * Math.sin((2 * Math.PI * (284 + dayOfYear)) / 365);
  const cosine = -Math.tan((latitude * Math.PI) / 180) * Math.tan(declination);
  const hours = (24 / Math.PI) * Math.acos(Math.min(1, Math.max(-1, cosine)));
  return Math.round(hours * 100) / 100;
}

/** Every day of 2025, with the daylight of three cities. */
export const daylightByDay = Array.from({ length: 365 }, (_, index) => ({
  date: new Date(2025, 0, index + 1),
  oslo: daylight(59.9, index + 1),
  rome: daylight(41.9, index + 1),
  nairobi: daylight(-1.3, index + 1),
}));
