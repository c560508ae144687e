/** Tickets that a ferry line sold in two summers. Revenue in euros. */
export interface TicketSale {
  id: number;
  soldOn: Date;
  route: string;
  fare: string;
  channel: string;
  passengers: number;
  revenueEur: number;
}

const routes: [name: string, price: number][] = [
  ['Harbor – Isle', 12],
  ['Isle – Lighthouse', 8],
  ['Harbor – Lighthouse', 17],
];
const fares: [name: string, share: number][] = [
  ['Adult', 1],
  ['Child', 0.5],
];
const channels = ['Counter', 'Online', 'On board'];
const months = [5, 6, 7, 8];

/** The sale at an index, the same on every call. */
function ticketSale(_: unknown, index: number): TicketSale {
  const [route, price] = routes[index % 3] as [string, number];
  const [fare, share] = fares[Math.floor(index / 3) % 2] as [string, number];
  const passengers = 3 + ((index * 7) % 19);
  return {
    id: index + 1,
    soldOn: new Date(
      2024 + (Math.floor(index / 6) % 2),
      months[Math.floor(index / 12) % 4] ?? 5,
      9,
    ),
    route,
    fare,
    channel: channels[(index * 5 + Math.floor(index / 8)) % 3] as string,
    passengers,
    revenueEur: passengers * price * share,
  };
}

export const ticketSales: TicketSale[] = Array.from({ length: 96 }, ticketSale);

/** With those of the branch offices. */
export const allTicketSales: TicketSale[] = Array.from({ length: 1440 }, ticketSale);
