/** Level of a river at 6 a.m., in centimeters; null while the sensor was out of order. */
export type RiverLevel = { date: Date; upstream: number; downstream: number | null };

const upstream = [
  142, 140, 139, 143, 158, 191, 236, 268, 251, 224, 203, 188, 176, 168, 161, 155, 151, 148, 146,
  151, 164, 172, 167, 159, 153, 149, 146, 144, 142, 141,
];
const downstream = [
  118,
  117,
  116,
  117,
  124,
  143,
  178,
  219,
  231,
  null,
  null,
  null,
  157,
  148,
  141,
  136,
  132,
  129,
  127,
  128,
  134,
  143,
  145,
  140,
  135,
  131,
  128,
  126,
  124,
  123,
];

/** The thirty days of April 2025. */
export const riverLevels: RiverLevel[] = upstream.map((level, index) => ({
  date: new Date(2025, 3, index + 1),
  upstream: level,
  downstream: downstream[index] ?? null,
}));
