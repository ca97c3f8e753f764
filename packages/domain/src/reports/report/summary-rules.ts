import { checkOf } from '../../checks/check-of.ts'
import {
  conditionsOr,
  countedWords,
  phrasesOr,
  phrasesWithSources,
  sourcesOf,
  wordsAbout,
} from './fact-words.ts'
import type { Occasion } from '../../checks/occasion.ts'
import { isUnasked } from './not-checked-reasons.ts'
import type { SummaryFact } from './summary-fact.ts'

/** A conclusion as data: which facts it rests on and what it says. The first that holds gives the headline. */
export interface SummaryRule {
  /** Whether the rule rests on this fact. */
  readonly holds: (fact: SummaryFact) => boolean
  /** Whether records lead the headline: serious ones, or those that want a look. */
  readonly level?: 'serious' | 'lesser'
  /** Headline of the verdict when this rule is the first that holds. */
  readonly headline: string | ((facts: readonly SummaryFact[]) => string)
  /** The same in phrases of a word or two, for a headline over several: «долг 388 140 ₽». */
  readonly short: (facts: readonly SummaryFact[]) => readonly string[]
  /** The statement about the facts that it rests on. */
  readonly text: (facts: readonly SummaryFact[]) => string
  /** Absent: the advice of the checks that the facts come from. */
  readonly advice?: (occasion: Occasion) => readonly string[]
  /** What would change it; absent where nothing would. */
  readonly conditions?: (facts: readonly SummaryFact[]) => readonly string[]
}

/** Checks whose serious record has its own verdict, from the most to the least serious. */
export const OWN_VERDICTS = [
  'vehicle-wanted',
  'vehicle-documents',
  'vehicle-scrapped',
  'vehicle-restrictions',
  'vehicle-leasing',
  'vehicle-pledges',
  'vehicle-registrations',
  'vehicle-mileage',
  'company-bankruptcy',
  'company-register',
  'company-disqualified',
  'company-blocks',
  'company-debts',
  'company-taxes',
  'company-finance',
  'company-procurement',
  'company-courts',
  'company-pledges',
  'company-connections',
  'vehicle-accidents',
  'vehicle-taxi',
  'vehicle-fines',
  'wanted',
  'extremists',
  'bankruptcy',
  'passport',
  'license',
  'bailiffs',
  'bailiffCount',
  'disqualification',
  'accountBlocks',
  'taxes',
  'pledges',
  'courts',
  'arbitration',
]

/** The rule of a check that brings the words of its verdict. */
function ownVerdict(taskType: string): readonly SummaryRule[] {
  const verdict = checkOf(taskType)?.verdict
  if (verdict === undefined) return []
  const { headline, short, text, condition } = verdict
  return [
    {
      level: 'serious',
      holds: (fact) => fact.kind === 'found' && fact.taskType === taskType,
      headline: (facts) => wordsAbout(headline, facts),
      short: (facts) => [wordsAbout(short, facts)],
      text: (facts) => text ?? `Нашлось: ${phrasesWithSources(facts)}.`,
      conditions: (facts) => [countedWords(condition, facts)],
    },
  ]
}

const WITH_OWN_RULE: ReadonlySet<string> = new Set(OWN_VERDICTS)

/** From the most to the least serious. */
export const SUMMARY_RULES: readonly SummaryRule[] = [
  ...OWN_VERDICTS.flatMap(ownVerdict),
  {
    level: 'serious',
    holds: (fact) => fact.kind === 'found' && !WITH_OWN_RULE.has(fact.taskType),
    headline: 'Есть серьезные записи, разберите их до сделки',
    short: (facts) => phrasesOr('серьезные записи', facts),
    text: (facts) => `Нашлось: ${phrasesWithSources(facts)}.`,
    conditions: () => ['записи закрыты'],
  },
  {
    level: 'lesser',
    holds: (fact) => fact.kind === 'attention',
    headline: 'Есть записи, на которые стоит посмотреть',
    short: (facts) => phrasesOr('записи, требующие внимания', facts),
    text: (facts) => `Стоит разобраться: ${phrasesWithSources(facts)}.`,
    conditions: conditionsOr('по этим записям появится решение'),
  },
  {
    holds: (fact) => fact.kind === 'namesake',
    headline: 'Есть записи о возможных однофамильцах',
    short: () => ['возможные однофамильцы'],
    text: (facts) => `Похоже, это другой человек: ${sourcesOf(facts)}.`,
    advice: () => ['Сверьте дату рождения в записях однофамильцев с паспортом.'],
    conditions: () => ['окажется, что запись не об однофамильце'],
  },
  {
    // No source was asked, so none has failed, and a retry changes nothing.
    holds: (fact) => fact.kind === 'not-checked' && fact.reason === 'not-connected',
    headline: 'Вывод неполный: часть источников не подключена',
    short: () => ['часть источников не подключена'],
    text: (facts) => `Не спрашивали, источник не подключен: ${sourcesOf(facts)}.`,
    advice: () => ['Что не спросили, проверьте отдельно: список в конце отчета.'],
  },
  {
    holds: (fact) => fact.kind === 'not-checked' && !(fact.reason !== undefined && isUnasked(fact.reason)),
    headline: 'Вывод неполный: часть источников не проверена',
    short: () => ['часть источников не ответила'],
    text: (facts) => `Не ответили: ${sourcesOf(facts)}. Отсутствие ответа не значит, что записей нет.`,
    advice: () => ['Повторите запрос к источникам, которые не ответили: это бесплатно.'],
    conditions: () => ['ответят непроверенные источники'],
  },
  {
    holds: (fact) => fact.kind === 'not-checked' && fact.reason === 'too-few-data',
    headline: 'Недостаточно данных: цены мы не называем',
    short: () => ['недостаточно данных'],
    text: () => 'Похожих квартир с известной ценой слишком мало, чтобы назвать диапазон.',
    advice: () => ['Уберите комнаты или этаж и оцените еще раз либо закажите оценку у оценщика.'],
    conditions: () => ['рядом появятся новые объявления или сделки'],
  },
  {
    // The source did not fail here: it was not asked, because a number or a passport was missing.
    holds: (fact) => fact.kind === 'not-checked' && fact.reason === 'missing-data',
    headline: (facts) =>
      `Вывод неполный: не хватает данных ${facts.length > 0 && facts.every(isAboutCar) ? 'об автомобиле' : 'о человеке'}`,
    short: () => ['не хватает данных'],
    text: (facts) => `Не спрашивали, не хватает данных: ${sourcesOf(facts)}.`,
    advice: () => ['Добавьте недостающие данные: эти источники проверим бесплатно.'],
    conditions: () => ['вы добавите недостающие данные'],
  },
  {
    holds: (fact) => fact.kind === 'in-progress',
    headline: 'Проверка идет',
    short: () => ['проверка идет'],
    text: (facts) => `Ждем ответа: ${sourcesOf(facts)}.`,
    advice: () => [],
    conditions: () => ['ответят остальные источники'],
  },
  {
    holds: (fact) => fact.kind === 'not-found',
    headline: 'Записей не найдено',
    short: () => ['записей не найдено'],
    text: (facts) => `Сведений нет: ${sourcesOf(facts)}.`,
    advice: (occasion) => [`${occasion.again} повторите проверку: сведения меняются каждый день.`],
  },
  {
    holds: (fact) => fact.kind === 'stated',
    headline: ([first, ...more]) => (more.length === 0 && first?.title) || 'Сведения получены',
    short: () => [],
    text: (facts) => `Сведения получены: ${sourcesOf(facts)}.`,
    advice: () => [],
  },
]

const isAboutCar = ({ taskType }: SummaryFact): boolean => taskType.startsWith('vehicle-')
