/** People who do not exist, with numbers that regulators keep free for fiction. */
export const DEMO_CUSTOMERS = [
  { name: 'Amélie Laurent', email: 'amelie.laurent@example.com', phone: '+33 1 99 00 10 21' },
  { name: 'Jonas Becker', email: 'jonas.becker@example.com', phone: '+49 30 23125 014' },
  { name: 'Olivia Hughes', email: 'olivia.hughes@example.com', phone: '+44 7700 900142' },
  { name: 'Youssef El Idrissi', email: 'youssef.elidrissi@example.com', phone: '+33 1 99 00 27 35' },
  { name: 'Mia Johnson', email: 'mia.johnson@example.com', phone: '+1 202 555 0143' },
  { name: 'Carlos Romero', email: 'carlos.romero@example.com', phone: '+1 202 555 0177' },
  { name: 'Chloé Martin', email: 'chloe.martin@example.com', phone: '+33 1 99 00 43 08' },
  { name: 'Lars Nygaard', email: 'lars.nygaard@example.com', phone: '+44 7700 900518' },
  { name: 'Salma Benali', email: 'salma.benali@example.com', phone: '+33 1 99 00 58 64' },
  { name: 'Thomas Wright', email: 'thomas.wright@example.com', phone: '+44 7700 900733' },
  { name: 'Giulia Conti', email: 'giulia.conti@example.com', phone: '+49 30 23125 087' },
  { name: 'Kenji Tanaka', email: 'kenji.tanaka@example.com', phone: '+1 202 555 0119' },
  { name: 'Hannah Vogel', email: 'hannah.vogel@example.com', phone: '+49 30 23125 233' },
] as const;
