/** Monthly revenue in thousands of euros; the forecast starts with the last booked month. */
export const revenue = [
  { month: 'Jan', booked: 218, forecast: null },
  { month: 'Feb', booked: 231, forecast: null },
  { month: 'Mar', booked: 276, forecast: null },
  { month: 'Apr', booked: 309, forecast: null },
  { month: 'May', booked: 322, forecast: null },
  { month: 'Jun', booked: 318, forecast: 318 },
  { month: 'Jul', booked: null, forecast: 305 },
  { month: 'Aug', booked: null, forecast: 288 },
  { month: 'Sep', booked: null, forecast: 261 },
];
