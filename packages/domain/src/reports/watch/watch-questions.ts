import type { AskedSubject, AnsweredQuestions } from '../../orders/catalogue/answerable.ts'
import type { CheckNeed } from '../../checks/check.ts'
import { checkOf } from '../../checks/check-of.ts'
import type { WatchKind } from './watch-terms.ts'

/** The facts of an object that its register states to everybody; no question of a report. */
export const OBJECT_FACTS = 'object-facts'

/** One question that a watch puts again and again. */
export interface WatchedQuestion {
  readonly type: string
  readonly title: string
  /** As printed in the stamp of an answer: «ФССП». */
  readonly source: string
}

interface Watched {
  readonly subject: AskedSubject
  /** What the watch is bought for: each has to have a source, or the watch is not for sale. */
  readonly leading: readonly string[]
  /** What is asked where a source answers. */
  readonly further: readonly string[]
  /** What the form always asks for. */
  readonly given: readonly CheckNeed[]
}

/** Questions about subjects of reports; those about objects go to the register. */
const WATCHED: { readonly [Kind in Exclude<WatchKind, 'object'>]: Watched } = {
  company: {
    subject: 'company',
    leading: ['company-register'],
    further: [
      'company-bankruptcy',
      'company-blocks',
      'company-debts',
      'company-taxes',
      'company-courts',
      'company-disqualified',
    ],
    given: ['inn'],
  },
  vehicle: {
    subject: 'vehicle',
    leading: ['vehicle-pledges'],
    further: ['vehicle-restrictions', 'vehicle-wanted', 'vehicle-registrations', 'vehicle-accidents'],
    given: ['vin'],
  },
  person: {
    subject: 'person',
    leading: ['bailiffs', 'bankruptcy'],
    further: ['wanted'],
    given: ['name', 'birthDate', 'region'],
  },
}

/** What a watch notices and what it cannot, in words for the buyer (DIRECTION, 67). */
export const WATCH_WORDS: {
  readonly [Kind in WatchKind]: {
    readonly title: string
    readonly notices: readonly string[]
    readonly misses: readonly string[]
    readonly missesNote: string
  }
} = {
  object: {
    title: 'Объект',
    notices: [
      'снятие с учета',
      'другой адрес',
      'другая площадь',
      'другое назначение',
      'кадастровая стоимость',
    ],
    misses: ['новый собственник', 'ипотека и арест'],
    missesNote: 'Они только в платной выписке. Ее мы без вашего согласия не покупаем.',
  },
  company: {
    title: 'Компания',
    notices: [],
    misses: ['договоры и счета', 'суды, которые дела не публикуют'],
    missesNote: 'Их открытые реестры не показывают.',
  },
  vehicle: {
    title: 'Машина',
    notices: [],
    misses: ['где машина сейчас', 'ремонт мимо страховой'],
    missesNote: 'Этого нет в реестрах.',
  },
  person: {
    title: 'Человек',
    notices: [],
    misses: ['где он живет и работает', 'его соцсети и звонки'],
    missesNote: 'За этим мы не следим.',
  },
}

/** Whether a way to ask needs nothing but what the form of the kind asks for. */
const isAskable = (ways: readonly (readonly CheckNeed[])[], given: readonly CheckNeed[]): boolean =>
  ways.some((way) => way.every((need) => given.includes(need)))

/**
 * The questions that a watch of the kind puts, the leading ones first; undefined where one of those has no source, so that the
 * watch is not for sale (DEC-12). `answered` names only what sources answer by themselves and at once.
 */
export function watchedQuestions(
  kind: Exclude<WatchKind, 'object'>,
  answered: AnsweredQuestions,
): readonly WatchedQuestion[] | undefined {
  const { subject, leading, further, given } = WATCHED[kind]
  const known = answered[subject] ?? {}
  const isAnswered = (type: string) => isAskable(known[type] ?? [], given)
  if (!leading.every(isAnswered)) return undefined
  return [...leading, ...further.filter(isAnswered)].map((type) => {
    const check = checkOf(type)
    if (!check) throw new RangeError(`a watch asks an unknown question: ${type}`)
    return { type, title: check.title, source: check.source }
  })
}
