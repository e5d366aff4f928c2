/** When the lessons of a day begin and end, by the clock of the school. */
export const periods = [
  { number: 1, from: '08:10', to: '08:50' },
  { number: 2, from: '09:00', to: '09:40' },
  { number: 3, from: '10:10', to: '10:50' },
  { number: 4, from: '11:00', to: '11:40' },
  { number: 5, from: '13:40', to: '14:20' },
  { number: 6, from: '14:30', to: '15:10' },
  { number: 7, from: '15:20', to: '16:00' },
] as const;
