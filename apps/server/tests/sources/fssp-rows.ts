import type { FsspRow } from '@proverka/test-support/sources/state-services'

/** Invented proceedings: one that goes on, and one of a namesake that ended without money. */
export const OPEN: FsspRow = {
  name: 'ЛАДОГИН АРСЕНИЙ ПЕТРОВИЧ 14.03.1987 Г. МОСКВА',
  exe_production: '48120/26/00014-ИП от 11.06.2026 48120/26/00014-СД',
  details: 'Судебный приказ от 01.06.2026 № 2-000/26',
  subject: 'Задолженность по кредитным платежам (кроме ипотеки): 388 140,50 руб.',
  department: 'Образцовское РОСП № 1',
  bailiff: 'ВЫМЫШЛЕННЫЙ Т. Т.<br>+7(000)000-00-00<br>',
  ip_end: '',
}
export const UNCOLLECTED: FsspRow = {
  ...OPEN,
  name: 'ЛАДОГИН АРСЕНИЙ ПЕТРОВИЧ 02.02.1960 Г. МОСКВА',
  exe_production: '48120/18/00015-ИП от 13.04.2018',
  ip_end: '2019-02-12, 46, 1, 3',
}
