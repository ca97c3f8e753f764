import type { Random } from '../random.ts'
import { makeName } from './names.ts'

export interface Street {
  readonly kind: 'ул' | 'пр-кт' | 'пер' | 'пр-д' | 'б-р' | 'ш' | 'наб' | 'пл'
  readonly name: string
}

/** Names that almost every settlement has; the first ones are the commonest. */
const COMMON =
  `Центральная Школьная Молодежная Садовая Советская Ленина Мира Лесная Новая Набережная Заречная Зеленая
Полевая Луговая Октябрьская Комсомольская Первомайская Гагарина Солнечная Степная Северная Южная Восточная Западная
Пушкина Кирова Победы Красная Речная Озерная Дачная Цветочная Юбилейная Рабочая Строителей Вишневая Березовая Сосновая
Кооперативная Пролетарская Калинина Чапаева Горького Лермонтова Некрасова Чехова Толстого Гоголя Мичурина Чкалова
Космонавтов Маяковского Свердлова Фрунзе Дзержинского Куйбышева Суворова Кутузова Ломоносова Менделеева Титова Королева
Спортивная Парковая Железнодорожная Вокзальная Кольцевая Промышленная Заводская Крестьянская Колхозная Партизанская
Интернациональная Островского Крылова Тургенева Глинки Чайковского Репина Суркова Энтузиастов Ветеранов Дружбы
Трудовая Весенняя Осенняя Кленовая Тополиная Рябиновая Каштановая Сиреневая Звездная Светлая Родниковая Ключевая`.split(
    /\s+/,
  )

const WITH_NUMBER = [
  '8 Марта',
  '9 Мая',
  '1 Мая',
  '60 лет Октября',
  '50 лет Победы',
  '40 лет ВЛКСМ',
  '26 Бакинских Комиссаров',
]
const FIRST_NAMES = [
  'Ивана',
  'Николая',
  'Сергея',
  'Марии',
  'Академика',
  'Маршала',
  'Генерала',
  'Героя',
  'Космонавта',
]
const KINDS: readonly Street['kind'][] = ['пр-кт', 'пер', 'пер', 'пр-д', 'б-р', 'ш', 'наб', 'пл']
const MASCULINE = new Set<Street['kind']>(['пр-кт', 'пер', 'пр-д', 'б-р'])

/** A street; common names are common, and every kind of name that confuses a search occurs. */
export function makeStreet(random: Random): Street {
  const kind = random.chance(0.78) ? 'ул' : random.pick(KINDS)
  const roll = random.whole(1, 100)
  if (roll <= 45) {
    // The lower of two throws: the first names come most often.
    const place = Math.min(random.whole(0, COMMON.length - 1), random.whole(0, COMMON.length - 1))
    return { kind: 'ул', name: COMMON[place] as string }
  }
  if (roll <= 48) return { kind: 'ул', name: random.pick(WITH_NUMBER) }
  if (roll <= 54)
    return {
      kind,
      name: `${random.whole(1, 12)}-${MASCULINE.has(kind) ? 'й' : 'я'} ${adjective(random, kind)}`,
    }
  if (roll <= 57)
    return {
      kind: 'ул',
      name: `${random.pick(['Большая', 'Малая', 'Нижняя', 'Верхняя', 'Новая'])} ${adjective(random, 'ул')}`,
    }
  if (roll <= 78) return { kind, name: adjective(random, kind) }
  const surname = makeName(random, ['ова', 'ева', 'ина', 'енко', 'ского', 'ича'])
  return { kind, name: roll <= 84 ? `${random.pick(FIRST_NAMES)} ${surname}` : surname }
}

const adjective = (random: Random, kind: Street['kind']): string =>
  makeName(
    random,
    MASCULINE.has(kind) ? ['ский', 'ный', 'овский'] : kind === 'ш' ? ['ское'] : ['ская', 'ная', 'овая'],
  )
