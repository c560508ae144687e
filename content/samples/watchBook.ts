export interface LogEntry {
  id: number;
  time: string;
  author: string;
  text: string;
  urgent: boolean;
}

/** The watch book of a lighthouse station. */
// prettier-ignore
export const watchBook: LogEntry[] = [
  { id: 1, time: '06:10', author: 'Hale', urgent: false, text: 'Lamp off. Wind south-west, 5.' },
  { id: 2, time: '07:45', author: 'Hale', urgent: false, text: 'Supply boat signaled for noon. Asked for two drums of oil and the spare lens that was promised in March.' },
  { id: 3, time: '09:20', author: 'Moran', urgent: true, text: 'Fog signal fails at the second blast. Compressor belt worn through; replaced it with the spare, ordered another. Until it arrives there is no reserve, so the signal is to be checked every hour and written down here.' },
  { id: 4, time: '11:00', author: 'Moran', urgent: false, text: 'Signal checked.' },
  { id: 5, time: '12:15', author: 'Hale', urgent: false, text: 'Boat arrived. Oil landed, no lens.' },
  { id: 6, time: '15:30', author: 'Osei', urgent: true, text: 'Trawler aground at the outer skerry, crew of four taken off by the lifeboat. Nobody hurt. The owner wants to try at the evening tide with a tug.' },
  { id: 7, time: '17:00', author: 'Osei', urgent: false, text: 'Signal checked.' },
  { id: 8, time: '20:40', author: 'Osei', urgent: false, text: 'Lamp lit. Trawler afloat and under tow.' },
];
