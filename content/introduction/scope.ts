import dayjs from 'dayjs';
import { firstDay, regions, stations } from '../samples/stations';

/** The selected scope: the whole network, a region or a station. */
export const NETWORK = 'All regions';
export const days = Array.from({ length: 14 }, (_, index) => dayjs(firstDay).add(index, 'day'));

export function regionOf(scope: string): string {
  return stations.find(({ name }) => name === scope)?.region ?? scope;
}

/** For a station, all stations of its region, so that users can compare them. */
export function stationsAround(scope: string) {
  return stations.filter(({ region }) => scope === NETWORK || region === regionOf(scope));
}

/** The direct parts of a scope, each with its kWh per day. */
export function partsOf(scope: string): { label: string; data: number[] }[] {
  if (scope === NETWORK) {
    return regions.map((region) => ({ label: region, data: energyPerDay(region) }));
  }
  return stations
    .filter(({ name, region }) => name === scope || region === scope)
    .map(({ name, energy }) => ({ label: name, data: energy }));
}

export function energyPerDay(scope: string): number[] {
  const parts = partsOf(scope);
  return days.map((_, day) => parts.reduce((sum, { data }) => sum + (data[day] ?? 0), 0));
}
