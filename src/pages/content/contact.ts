/** How customers reach us. Invented: the number is from the range kept for drama. */
export const contact = {
  email: 'help@example.com',
  phone: '01632 960000',
  hours: 'Monday to Friday 8am to 8pm, Saturday and Sunday 9am to 5pm',
  address: '1 Skylark Yard, Larkham, LK1 1AA',
} as const;
