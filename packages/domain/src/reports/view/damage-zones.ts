import { factOf } from '../report/fact-labels.ts'
import type { Finding } from '../report/report.ts'
import type { CarZone, DamageView } from './drawings.ts'

/**
 * Parts of a car as records of accidents name them: «перед справа» of the portal of Moscow, «Передний бампер; Капот» of
 * insurers. The first rule that fits a phrase decides.
 */
const ZONES: readonly (readonly [words: RegExp, zones: readonly CarZone[]])[] = [
  [/перед\S*.*слев|слев\S*.*перед|перед\S* лев|лев\S* перед/, ['front-left']],
  [/перед\S*.*справ|справ\S*.*перед|перед\S* прав|прав\S* перед/, ['front-right']],
  [/зад\S*.*слев|сзади.*слев|слев\S*.*(?:зад|сзади)|зад\S* лев|лев\S* зад/, ['rear-left']],
  [/зад\S*.*справ|сзади.*справ|справ\S*.*(?:зад|сзади)|зад\S* прав|прав\S* зад/, ['rear-right']],
  [/перед|спереди|капот|лобов/, ['front']],
  [/зад|сзади|багажник/, ['rear']],
  [/крыша|крыши|крышу/, ['roof']],
  [/слева|лев(?:ая|ый|ое|ой)/, ['left']],
  [/справа|прав(?:ая|ый|ое|ой)/, ['right']],
]

/** Which parts of a car a record of an accident names; undefined when it names none that can be drawn. */
export function damageView(finding: Finding): DamageView | undefined {
  const told = factOf(finding, 'damage')
  if (told === undefined) return undefined
  const zones = told
    .toLowerCase()
    .split(/[,;]/)
    .flatMap((phrase) => ZONES.find(([words]) => words.test(phrase))?.[1] ?? [])
  return zones.length === 0
    ? undefined
    : {
        words: `Схема автомобиля сверху, в записи названо: ${told}`,
        zones: [...new Set(zones)],
      }
}
