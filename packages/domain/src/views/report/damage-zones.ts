import { factOf } from '../../reports/report/fact-labels.ts'
import type { Finding } from '../../reports/report/report.ts'
import type { CarZone, DamageView } from './drawings.ts'

/*
 * Parts of a car as records of accidents name them: «перед справа» of the portal of Moscow, «Передний бампер; Капот» of
 * insurers. Whole words alone: «задиры» and «передача» are no parts.
 */
const word = (stem: string): RegExp => new RegExp(`(?<![а-яё])(?:${stem})(?![а-яё])`)
const FRONT = word('перед(?:н[а-яё]+|и|ом|у)?|спереди|капот[а-яё]*|лобов[а-яё]+')
const REAR = word('зад(?:н[а-яё]+|и|ом|у)?|сзади|багажник[а-яё]*')
const LEFT = word('слева|лев(?:ая|ый|ое|ой|ую|ого|ому|ым|ом|о)')
const RIGHT = word('справа|прав(?:ая|ый|ое|ой|ую|ого|ому|ым|ом|о)')
const ROOF = word('крыш[а-яё]+')
/** What the phrase says was not damaged. */
const NOT = word('нет|без|не|отсутств[а-яё]+')

function zoneOf(phrase: string): CarZone | undefined {
  if (NOT.test(phrase)) return undefined
  const side = LEFT.test(phrase) ? 'left' : RIGHT.test(phrase) ? 'right' : undefined
  if (FRONT.test(phrase)) return side ? `front-${side}` : 'front'
  if (REAR.test(phrase)) return side ? `rear-${side}` : 'rear'
  return ROOF.test(phrase) ? 'roof' : side
}

/** Parts of a car that a record of an accident names; undefined when the scheme of the car has none of them. */
export function damageView(finding: Finding): DamageView | undefined {
  const told = factOf(finding, 'damage')
  if (told === undefined) return undefined
  const zones = told
    .toLowerCase()
    .split(/[,;]/)
    .flatMap((phrase) => zoneOf(phrase) ?? [])
  return zones.length === 0
    ? undefined
    : {
        words: `Схема автомобиля сверху, в записи названо: ${told}`,
        zones: [...new Set(zones)],
      }
}
