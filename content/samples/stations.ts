export type Region = 'North' | 'Coast' | 'Center' | 'South';

/** A car-charging site; `energy` holds kWh delivered per day, starting at `firstDay`. */
export interface Station {
  /** Unique across the network. */
  name: string;
  region: Region;
  chargers: number;
  /** Share of the month during which every charger worked, in percent. */
  uptime: number;
  energy: number[];
}

/** A Monday; every station has fourteen days from here. */
export const firstDay = '2025-09-01';

export const regions: Region[] = ['North', 'Coast', 'Center', 'South'];

export const stations: Station[] = [
  {
    name: 'Birchwood',
    region: 'North',
    chargers: 6,
    uptime: 99.2,
    energy: [412, 398, 405, 431, 520, 348, 301, 420, 409, 417, 446, 538, 361, 312],
  },
  {
    name: 'Millbrook',
    region: 'North',
    chargers: 4,
    uptime: 97.8,
    energy: [265, 271, 258, 280, 334, 402, 377, 262, 275, 269, 291, 349, 421, 390],
  },
  {
    name: 'Quarry',
    region: 'North',
    chargers: 8,
    uptime: 93.4,
    energy: [590, 612, 601, 575, 410, 182, 160, 604, 618, 327, 344, 402, 175, 158],
  },
  {
    name: 'Weir',
    region: 'North',
    chargers: 4,
    uptime: 98.9,
    energy: [188, 194, 201, 197, 240, 286, 274, 192, 199, 207, 203, 251, 298, 283],
  },
  {
    name: 'Harbor',
    region: 'Coast',
    chargers: 12,
    uptime: 99.6,
    energy: [840, 822, 851, 873, 1040, 1215, 1180, 846, 835, 868, 894, 1075, 1262, 1221],
  },
  {
    name: 'Pier',
    region: 'Coast',
    chargers: 6,
    uptime: 96.1,
    energy: [301, 295, 312, 330, 487, 702, 688, 305, 298, 321, 352, 519, 744, 731],
  },
  {
    name: 'Market',
    region: 'Coast',
    chargers: 4,
    uptime: 98.3,
    energy: [352, 361, 358, 370, 412, 455, 240, 349, 366, 363, 377, 425, 471, 248],
  },
  {
    name: 'Dunes',
    region: 'Coast',
    chargers: 8,
    uptime: 99.0,
    energy: [220, 214, 231, 262, 448, 690, 705, 226, 219, 240, 281, 470, 728, 752],
  },
  {
    name: 'Square',
    region: 'Center',
    chargers: 10,
    uptime: 99.4,
    energy: [910, 934, 942, 951, 988, 720, 602, 921, 947, 955, 968, 1003, 742, 615],
  },
  {
    name: 'City Hall',
    region: 'Center',
    chargers: 6,
    uptime: 98.7,
    energy: [530, 548, 541, 556, 561, 318, 244, 537, 552, 549, 563, 574, 327, 251],
  },
  {
    name: 'Opera',
    region: 'Center',
    chargers: 16,
    uptime: 97.2,
    energy: [702, 718, 744, 790, 941, 1108, 820, 711, 729, 760, 812, 968, 1141, 846],
  },
  {
    name: 'Riverbank',
    region: 'Center',
    chargers: 4,
    uptime: 99.8,
    energy: [241, 248, 252, 249, 263, 221, 204, 246, 251, 258, 254, 270, 229, 210],
  },
  {
    name: 'Airport',
    region: 'South',
    chargers: 20,
    uptime: 98.1,
    energy: [1320, 1285, 1302, 1378, 1490, 1205, 1342, 1336, 1298, 1321, 1402, 1525, 1231, 1370],
  },
  {
    name: 'Fair',
    region: 'South',
    chargers: 12,
    uptime: 95.3,
    energy: [310, 322, 318, 305, 296, 120, 102, 688, 904, 931, 917, 742, 164, 118],
  },
  {
    name: 'Ring Road',
    region: 'South',
    chargers: 8,
    uptime: 99.1,
    energy: [655, 668, 661, 673, 720, 588, 541, 662, 671, 675, 684, 738, 603, 552],
  },
  {
    name: 'Vineyard',
    region: 'South',
    chargers: 4,
    uptime: 98.6,
    energy: [142, 139, 148, 156, 231, 318, 302, 145, 144, 152, 163, 244, 336, 319],
  },
];
