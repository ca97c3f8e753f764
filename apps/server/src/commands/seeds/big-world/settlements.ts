import type { Random } from '../random.ts'
import { makeName, ENDINGS } from './names.ts'

export interface Settlement {
  /** «Тверская обл.»; empty for cities that are regions themselves. */
  readonly region: string
  /** «Калининский р-н»; empty for cities. */
  readonly district: string
  readonly kind: 'г' | 'п' | 'с' | 'д'
  readonly name: string
}

/** The largest cities come first: they have most of the objects. */
const CITIES = `Москва|;Санкт-Петербург|;Новосибирск|Новосибирская;Екатеринбург|Свердловская;Казань|Татарстан;
Нижний Новгород|Нижегородская;Челябинск|Челябинская;Самара|Самарская;Омск|Омская;Ростов-на-Дону|Ростовская;
Уфа|Башкортостан;Красноярск|Красноярский;Воронеж|Воронежская;Пермь|Пермский;Волгоград|Волгоградская;
Краснодар|Краснодарский;Саратов|Саратовская;Тюмень|Тюменская;Тольятти|Самарская;Ижевск|Удмуртия;
Барнаул|Алтайский;Ульяновск|Ульяновская;Иркутск|Иркутская;Хабаровск|Хабаровский;Ярославль|Ярославская;
Владивосток|Приморский;Махачкала|Дагестан;Томск|Томская;Оренбург|Оренбургская;Кемерово|Кемеровская;
Новокузнецк|Кемеровская;Рязань|Рязанская;Астрахань|Астраханская;Набережные Челны|Татарстан;Пенза|Пензенская;
Липецк|Липецкая;Киров|Кировская;Чебоксары|Чувашия;Тула|Тульская;Калининград|Калининградская;Курск|Курская;
Ставрополь|Ставропольский;Улан-Удэ|Бурятия;Тверь|Тверская;Магнитогорск|Челябинская;Сочи|Краснодарский;
Иваново|Ивановская;Брянск|Брянская;Белгород|Белгородская;Сургут|Тюменская;Владимир|Владимирская;
Чита|Забайкальский;Архангельск|Архангельская;Калуга|Калужская;Смоленск|Смоленская;Курган|Курганская;
Орел|Орловская;Череповец|Вологодская;Владикавказ|Северная Осетия;Мурманск|Мурманская;Саранск|Мордовия;
Вологда|Вологодская;Тамбов|Тамбовская;Грозный|Чечня;Якутск|Якутия;Кострома|Костромская;
Петрозаводск|Карелия;Йошкар-Ола|Марий Эл;Новороссийск|Краснодарский;Балашиха|Московская;Химки|Московская;
Подольск|Московская;Мытищи|Московская;Рыбинск|Ярославская;Великий Новгород|Новгородская;Псков|Псковская`

/** In how many settlements the region of the large cities is divided. */
const SMALL_SETTLEMENTS = 4000
const DISTRICTS_PER_REGION = 14

/** Cities by size, then towns and villages, all with their region. */
export function makeSettlements(random: Random): readonly Settlement[] {
  const cities = CITIES.replaceAll('\n', '')
    .split(';')
    .map((entry): Settlement => {
      const [name = '', region = ''] = entry.split('|')
      return { region: regionOf(region), district: '', kind: 'г', name }
    })
  const regions = [...new Set(cities.map(({ region }) => region))].filter((region) => region !== '')
  const districts = new Map(
    regions.map((region) => [
      region,
      Array.from(
        { length: DISTRICTS_PER_REGION },
        () => `${makeName(random, ['ский', 'инский', 'овский'])} р-н`,
      ),
    ]),
  )
  const small = Array.from({ length: SMALL_SETTLEMENTS }, (): Settlement => {
    const region = random.pick(regions)
    const kind = random.pick(['г', 'п', 'п', 'с', 'с', 'с', 'д', 'д'] as const)
    const district = kind === 'г' ? '' : random.pick(districts.get(region) ?? [])
    return { region, district, kind, name: makeName(random, ENDINGS[kind]) }
  })
  return [...cities, ...small]
}

function regionOf(name: string): string {
  if (name === '') return ''
  if (name.endsWith('ий')) return `${name} край`
  return name.endsWith('ая') ? `${name} обл.` : `Респ. ${name}`
}
