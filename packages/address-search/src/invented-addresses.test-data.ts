/**
 * Invented addresses in the shapes that registers write: no house of them exists, the shapes all do. Towns and streets are
 * distinguished by whole words, as real ones are.
 */

const TOWNS = [
  'Образцовская обл., г. Образцовск',
  'обл. Приречная, р-н. Заречный, с. Большие Чернила',
  'Полесская обл., г. Новый Бор',
  'край Озерный, г. Синегорск',
  'Респ. Кедровая, г. Светлый Ключ',
  'г. Верхняя Ладовка',
  'Образцовская обл., Калиновский р-н, д. Сосенки',
  'обл. Северная, г. Белокаменск, п. Лесной',
  'Полесская обл., г. Журавлев',
  'край Озерный, рп. Тихая Пристань',
]
const STREETS = [
  'ул. Кленовая',
  'ул. Мастеров',
  'пр-кт. Строителей',
  'пер. Тихий',
  'б-р. Садовый',
  'ул. 8 Марта',
  'ул. Академика Ладогина',
  'наб. Рыбацкая',
  'ш. Загородное',
  'проезд 2-й Луговой',
  'ул. Зеленая',
  'пл. Ратушная',
  'ул. Героев-Полярников',
  'мкр. Восточный',
  'ул. Б. Хлебная',
  'туп. Вокзальный',
]
/** How a house ends: buildings, letters, fractions, and what is inside. */
const HOUSES: readonly ((house: number, part: number) => string)[] = [
  (house, part) => `д. ${house}, кв. ${part}`,
  (house, part) => `д. ${house}, кв. ${part}`,
  (house, part) => `д. ${house}, кв. ${part}`,
  (house, part) => `д. ${house}, к. ${(part % 4) + 1}, кв. ${part}`,
  (house, part) => `д. ${house}, стр. ${(part % 3) + 1}`,
  (house, part) => `д. ${house}/${(part % 9) + 1}, кв. ${part}`,
  (house, part) => `д. ${house}${'АБВ'.charAt(part % 3)}, кв. ${part}`,
  (house, part) => `д. ${house}, лит. ${'АБВ'.charAt(part % 3)}`,
  (house, part) => `д. ${house}, пом. ${part}`,
  (house, part) => `д. ${house}, м/м ${part}`,
  (house, part) => `д. ${house}, кв. ${part}, комн. ${(part % 4) + 1}`,
  (house, part) => `д. ${house}, кл. ${part}`,
]

/** So many different addresses, the same for one stream of numbers. */
export function inventAddresses(count: number, random: () => number): readonly string[] {
  const addresses = new Set<string>()
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  while (addresses.size < count) {
    const house = 1 + Math.floor(random() * 90)
    const part = 1 + Math.floor(random() * 160)
    addresses.add(`${pick(TOWNS)}, ${pick(STREETS)}, ${pick(HOUSES)(house, part)}`)
  }
  return [...addresses]
}
