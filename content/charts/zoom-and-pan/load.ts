/** Power demand of a town over ten days, one value per hour, in megawatts. */
export const hours = Array.from({ length: 240 }, (_, index) => new Date(2025, 4, 5, index));

export const load = hours.map((date, index) => {
  const hour = date.getHours();
  const day = 1 - Math.cos(((hour - 4) / 24) * 2 * Math.PI);
  const evening = Math.exp(-((hour - 19) ** 2) / 6) * 9;
  const weekend = [0, 6].includes(date.getDay()) ? 0.8 : 1;
  return Math.round((28 + day * 12 + evening + 2 * Math.sin(index / 3.7)) * weekend * 10) / 10;
});

export const megawatts = (value: number | null) => `${value} MW`;

export const formatHour = (date: Date, { location }: { location: string }) =>
  location === 'tick'
    ? date.getHours() === 0
      ? date.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric' })
      : date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    : date.toLocaleString('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });
