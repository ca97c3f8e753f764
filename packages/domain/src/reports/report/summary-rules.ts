import { formatMoney } from '../../money/format-money.ts'
import { toRoubles } from '../../money/kopecks.ts'
import { checkOf } from '../checks/check-of.ts'
import type { NotCheckedReason } from './report.ts'

/** One fact of a report: a record (with its place in the answer) or a task that gave none. */
export interface SummaryFact {
  readonly taskId: string
  readonly taskType: string
  readonly source: string
  readonly kind: 'found' | 'attention' | 'namesake' | 'stated' | 'not-found' | 'not-checked' | 'in-progress'
  /** What the record says of itself. */
  readonly title?: string
  readonly index?: number
  /** Why a task was not checked. */
  readonly reason?: NotCheckedReason
  /** Kopecks, where the record is about money. */
  readonly amount?: number
}

/** A conclusion as data: which facts it rests on and what it says. The first that holds gives the headline. */
export interface SummaryRule {
  /** Whether the rule rests on this fact. */
  readonly holds: (fact: SummaryFact) => boolean
  /** Headline of the verdict when this rule is the first that holds. */
  readonly headline: string | ((facts: readonly SummaryFact[]) => string)
  /** The same in a word or two, for the headline of an order: «долг 388 140 ₽». */
  readonly short: (facts: readonly SummaryFact[]) => string
  /** The statement about the facts that it rests on. */
  readonly text: (facts: readonly SummaryFact[]) => string
  /** Absent: the advice of the checks that the facts come from. */
  readonly advice?: readonly string[]
  readonly condition?: string
}

function foundBy(...taskTypes: readonly string[]) {
  return (fact: SummaryFact): boolean => fact.kind === 'found' && taskTypes.includes(fact.taskType)
}

/** Each source once, with the checks that the statement is about: one source may answer several (TRUE-01). */
function sourcesOf(facts: readonly SummaryFact[]): string {
  const sources = [...new Set(facts.map((fact) => fact.source))]
  return sources.map((source) => `${source} (${checksOf(source, facts)})`).join('; ')
}

function checksOf(source: string, facts: readonly SummaryFact[]): string {
  const own = facts.filter((fact) => fact.source === source)
  const titles = own.map(({ taskType }) => checkOf(taskType)?.title ?? taskType)
  return [...new Set(titles)].map(inSentence).join(', ')
}

/** A title inside a sentence: «розыск», but an abbreviation stays as it is. */
function inSentence(title: string): string {
  const [first = '', second = ''] = title
  return second === second.toUpperCase() ? title : first.toLowerCase() + title.slice(1)
}

/** «388 140 ₽», or nothing where no record has a sum. */
function sumOf(facts: readonly SummaryFact[]): string {
  const sum = facts.reduce((total, { amount = 0 }) => total + amount, 0)
  return sum > 0 ? formatMoney(toRoubles(sum)) : ''
}

/** Checks whose serious record has its own verdict, from the most to the least serious. */
const OWN_VERDICTS = [
  'vehicle-wanted',
  'vehicle-restrictions',
  'vehicle-pledges',
  'vehicle-registrations',
  'vehicle-mileage',
  'company-bankruptcy',
  'company-register',
  'company-disqualified',
  'company-blocks',
  'company-debts',
  'company-finance',
]

/** The rule of a check that brings the words of its verdict. */
function ownVerdict(taskType: string): readonly SummaryRule[] {
  const check = checkOf(taskType)
  if (check?.verdict === undefined) return []
  const { headline, short, condition } = check.verdict
  const withSum = (words: string, facts: readonly SummaryFact[]): string => {
    const sum = sumOf(facts)
    return words.replace('{sum}', sum && ` ${sum}`)
  }
  return [
    {
      holds: foundBy(taskType),
      headline: (facts) => withSum(headline, facts),
      short: (facts) => withSum(short, facts),
      text: (facts) => `Нашлось: ${withSum(short, facts)} (${check.source}).`,
      condition,
    },
  ]
}

/** Serious records of these checks have rules of their own. */
const WITH_OWN_RULE: ReadonlySet<string> = new Set([
  'wanted',
  'bankruptcy',
  'passport',
  'bailiffs',
  ...OWN_VERDICTS,
])

/** From the most to the least serious. */
export const SUMMARY_RULES: readonly SummaryRule[] = [
  ...OWN_VERDICTS.flatMap(ownVerdict),
  {
    holds: foundBy('wanted'),
    headline: 'Отложите сделку: человек может быть в розыске',
    short: () => 'розыск',
    text: (facts) => `Запись о розыске: ${sourcesOf(facts)}.`,
    condition: 'розыск прекращен или это другой человек',
  },
  {
    holds: foundBy('bankruptcy'),
    headline: 'Не подписывайте без управляющего: человек банкрот',
    short: () => 'банкротство',
    text: () => 'Идет или завершена процедура банкротства. Сделку без управляющего суд может отменить.',
    condition: 'дело о банкротстве прекращено',
  },
  {
    holds: foundBy('passport'),
    headline: 'Не подписывайте: паспорт недействителен',
    short: () => 'паспорт недействителен',
    text: () => 'Предъявленный паспорт числится недействительным.',
    condition: 'человек предъявил действующий паспорт',
  },
  {
    holds: foundBy('bailiffs'),
    headline: (facts) => ['Не вносите аванс, пока долг', sumOf(facts), 'не закрыт'].filter(Boolean).join(' '),
    short: (facts) => ['долг', sumOf(facts)].filter(Boolean).join(' '),
    text: () => 'Долг взыскивают приставы, они могут запретить сделки с имуществом.',
    condition: 'производство окончено',
  },
  {
    holds: (fact) => fact.kind === 'found' && !WITH_OWN_RULE.has(fact.taskType),
    headline: 'Есть серьезные записи, разберите их до сделки',
    short: () => 'серьезные записи',
    text: (facts) => `Серьезные записи: ${sourcesOf(facts)}.`,
    condition: 'записи закрыты',
  },
  {
    holds: (fact) => fact.kind === 'attention',
    headline: 'Есть записи, на которые стоит посмотреть',
    short: () => 'записи, требующие внимания',
    text: (facts) => `Записи, требующие внимания: ${sourcesOf(facts)}.`,
    condition: 'по этим записям появится решение',
  },
  {
    holds: (fact) => fact.kind === 'namesake',
    headline: 'Есть записи о возможных однофамильцах',
    short: () => 'возможные однофамильцы',
    text: (facts) => `Похоже, это другой человек: ${sourcesOf(facts)}.`,
    advice: ['Сверьте дату рождения в записях однофамильцев с паспортом.'],
    condition: 'окажется, что запись не об однофамильце',
  },
  {
    holds: (fact) =>
      fact.kind === 'not-checked' && fact.reason !== 'missing-data' && fact.reason !== 'too-few-data',
    headline: 'Вывод неполный: часть источников не проверена',
    short: () => 'часть источников не ответила',
    text: (facts) => `Не ответили: ${sourcesOf(facts)}. Отсутствие ответа не значит, что записей нет.`,
    advice: ['Дождитесь ответа непроверенных источников.'],
    condition: 'ответят непроверенные источники',
  },
  {
    holds: (fact) => fact.kind === 'not-checked' && fact.reason === 'too-few-data',
    headline: 'Недостаточно данных: цены мы не называем',
    short: () => 'недостаточно данных',
    text: () => 'Похожих квартир с известной ценой слишком мало, чтобы назвать диапазон.',
    advice: ['Уберите комнаты или этаж и оцените еще раз либо закажите оценку у оценщика.'],
    condition: 'рядом появятся новые объявления или сделки',
  },
  {
    // The source did not fail here: it was not asked, because a number or a passport was missing.
    holds: (fact) => fact.kind === 'not-checked' && fact.reason === 'missing-data',
    headline: (facts) =>
      `Вывод неполный: не хватает данных ${facts.length > 0 && facts.every(isAboutCar) ? 'об автомобиле' : 'о человеке'}`,
    short: () => 'не хватает данных',
    text: (facts) => `Не спрашивали, не хватает данных: ${sourcesOf(facts)}.`,
    advice: ['Добавьте недостающие данные: эти источники проверим бесплатно.'],
    condition: 'вы добавите недостающие данные',
  },
  {
    holds: (fact) => fact.kind === 'in-progress',
    headline: 'Проверка идет',
    short: () => 'проверка идет',
    text: (facts) => `Ждем ответа: ${sourcesOf(facts)}.`,
    advice: [],
    condition: 'ответят остальные источники',
  },
  {
    holds: (fact) => fact.kind === 'not-found',
    headline: 'Записей не найдено',
    short: () => 'записей не найдено',
    text: (facts) => `Сведений нет: ${sourcesOf(facts)}.`,
    advice: ['Перед подписанием договора повторите проверку: сведения меняются каждый день.'],
  },
  {
    holds: (fact) => fact.kind === 'stated',
    headline: ([first, ...more]) => (more.length === 0 && first?.title) || 'Сведения получены',
    short: () => '',
    text: (facts) => `Сведения получены: ${sourcesOf(facts)}.`,
    advice: [],
  },
]

const isAboutCar = ({ taskType }: SummaryFact): boolean => taskType.startsWith('vehicle-')
