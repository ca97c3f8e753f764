/** A company as the provider of suggestions sends it. */
export function party(inn: string, status: string) {
  return {
    inn,
    ogrn: '0000000000000',
    kpp: '000000000',
    capital: { type: 'УСТАВНЫЙ КАПИТАЛ', value: 300_010 },
    management: { name: 'Кляксин Мирон Петрович', post: 'ДИРЕКТОР', disqualified: null },
    founders: [
      { type: 'LEGAL', inn: null, name: 'АО "ПРОМОКАШКА"', share: { type: 'PERCENT', value: 77.8998 } },
      {
        type: 'PHYSICAL',
        fio: { surname: 'Кляксин', name: 'Мирон', patronymic: 'Петрович', gender: 'MALE' },
        share: { type: 'DECIMAL', value: 0.07 },
      },
      { type: 'LEGAL', name: 'ООО "ПЕРО"', share: { type: 'FRACTION', numerator: 1, denominator: 7 } },
      { type: 'LEGAL', name: 'ООО "ЛИСТ"', share: null },
    ],
    state: {
      status,
      code: null,
      actuality_date: 1_586_995_200_000,
      registration_date: 728_179_200_000,
      liquidation_date: null,
    },
    name: { full_with_opf: 'ОБЩЕСТВО "КЛЯКСА"', short_with_opf: 'ООО "КЛЯКСА"', latin: null },
    okved: '46.90',
    okveds: [{ main: true, type: '2014', code: '46.90', name: 'Торговля чернилами' }],
    address: { value: 'г Образцовск, ул Кленовая, д 14' },
  }
}
