/** The invented flat of the examples: a cadastral district 00 does not exist. */
export const SAMPLE = {
  number: '00:14:0203005:1047',
  address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
} as const
