import type { FactName } from './facts.ts'
import type { RegisterKind } from './object-kinds.ts'
import { FACT_LABELS } from './words.ts'

/** What no source of the register tells about an object, and what would. */
export interface UnknownFact {
  readonly what: string
  readonly why: string
  readonly how: string
}

const OF_RIGHTS: readonly UnknownFact[] = [
  {
    what: 'Кто собственник',
    why: 'Ни один открытый источник имен не называет.',
    how: 'выписка, если владелец разрешил показать имя',
  },
  {
    what: 'Ипотека, аресты, запреты',
    why: 'В открытых планах и адресах их нет.',
    how: 'выписка из ЕГРН',
  },
]

const OF_HOME: UnknownFact = {
  what: 'Кто прописан, перепланировка, долги за ЖКУ',
  why: 'Открытого источника нет.',
  how: 'справки от продавца',
}

const OF_LAND: readonly UnknownFact[] = [
  {
    what: 'Где стоит забор',
    why: 'Запись и забор расходятся часто.',
    how: 'вынос границ кадастровым инженером',
  },
  { what: 'Зоны и сервитуты', why: 'Полного списка в плане квартала нет.', how: 'выписка об участке' },
]

const FACTS_TO_KNOW: {
  readonly [Kind in RegisterKind]?: readonly (readonly [FactName, how: string])[]
} = {
  land: [
    ['area', 'выписка об участке'],
    ['permitted-use', 'выписка об участке'],
  ],
  building: [
    ['area', 'выписка о здании'],
    ['year-built', 'выписка о здании или технический паспорт'],
    ['emergency', 'администрация города'],
  ],
  premises: [
    ['area', 'выписка о помещении'],
    ['floor', 'выписка о помещении'],
  ],
  room: [['area', 'выписка о комнате']],
  'car-place': [
    ['area', 'выписка о машино-месте'],
    ['floor', 'выписка о машино-месте'],
  ],
  structure: [['purpose', 'выписка о сооружении']],
  unfinished: [['purpose', 'выписка об объекте']],
}

/** What no source says of an object: facts that its kind has and no source states, then what open sources never tell. */
export function listUnknown(
  kind: RegisterKind,
  known: readonly FactName[],
  hasContour: boolean,
): UnknownFact[] {
  const facts = (FACTS_TO_KNOW[kind] ?? []).flatMap(([name, how]) =>
    known.includes(name)
      ? []
      : [{ what: FACT_LABELS[name], why: 'Ни один загруженный источник не сообщает.', how }],
  )
  const place: UnknownFact[] =
    kind === 'land' && !hasContour
      ? [
          {
            what: 'Где проходит граница',
            why: 'Координат этого участка у нас нет, поэтому чертежа нет.',
            how: 'выписка об участке: если граница установлена, в ней есть точки',
          },
        ]
      : []
  if (kind === 'land') return [...facts, ...place, ...OF_RIGHTS, ...OF_LAND]
  return kind === 'premises' || kind === 'room' ? [...facts, ...OF_RIGHTS, OF_HOME] : [...facts, ...OF_RIGHTS]
}
