import { currentOwnership, currentRights, ownerCount } from '../extract/current-ownership.ts'
import { saysNothing } from '../extract/absence.ts'
import { isEnded, isEndedMark, markWords } from '../extract/ended-entries.ts'
import { documentKind } from '../extract/extract-kinds.ts'
import type { Extract, ExtractEncumbrance, ExtractMark, ExtractRight } from '../extract/extract.ts'
import { historyGaps, type HistoryGap } from '../extract/history-gaps.ts'
import { answerState } from '../extract/part-state.ts'
import { shareFraction } from '../extract/share-fraction.ts'
import { dayInMoscow, formatDate } from '../../format/format-date.ts'
import { encumbranceKey, type Classified, type Dated, type EncumbranceKey } from './encumbrance-key.ts'
import { isWarningStatus } from '../../property/object/cadastral-object.ts'

/** One conclusion from an extract in plain words, with the lines of the extract that it rests on. */
export interface PropertyConclusion {
  readonly key: string
  readonly severity: 'critical' | 'warning' | 'notice'
  readonly title: string
  /** The same in a word or two, for the headline of an order: «ипотека». */
  readonly short: string
  readonly meaning: string
  readonly whatToDo: string
  readonly facts: readonly string[]
}

interface PropertyRule extends Omit<PropertyConclusion, 'facts'> {
  /** The lines that the rule rests on; none: it does not hold. */
  readonly facts: (extract: Extract, today: string) => readonly string[]
}

/** From the most to the least serious. */
export const PROPERTY_RULES: readonly PropertyRule[] = [
  {
    key: 'cancelled',
    severity: 'critical',
    title: 'Объект снят с учета',
    short: 'объект снят с учета',
    meaning: 'Такого объекта в реестре больше нет: его снесли, разделили или объединили с другим.',
    whatToDo: 'Узнайте номер нового объекта и закажите выписку о нем. По старому номеру сделка невозможна.',
    facts: ({ object: { status, cancelledAt } }) => [
      ...(status !== undefined && isWarningStatus(status) ? [`Статус: ${status}`] : []),
      ...(cancelledAt === undefined ? [] : [`Снят с учета ${formatDate(cancelledAt)}`]),
    ],
  },
  {
    key: 'arrest',
    severity: 'critical',
    title: 'На объекте арест или запрет',
    short: 'арест или запрет',
    meaning: 'Регистратор не запишет переход права, пока суд или пристав не снимет запрет.',
    whatToDo: 'Не вносите аванс. Попросите постановление о снятии запрета и закажите выписку заново.',
    facts: linesUnder('arrest'),
  },
  {
    key: 'unregistrable',
    severity: 'critical',
    title: 'В реестре отметка: регистрация невозможна',
    short: 'регистрация невозможна',
    meaning: 'С такой отметкой переход права не запишут, пока ее не снимут.',
    whatToDo: 'Узнайте у продавца причину отметки. Не вносите аванс, пока в новой выписке она стоит.',
    facts: (extract) => marksOf(extract, ['unregistrable']),
  },
  {
    key: 'unregistered',
    severity: 'critical',
    title: 'Право собственности не зарегистрировано',
    short: 'нет записи о собственнике',
    meaning:
      'В реестре нет собственника. Так бывает у прав, возникших до 1998 года, и у бесхозяйных объектов.',
    whatToDo:
      'Попросите документы о праве и зарегистрировать его до сделки. Без записи продать объект нельзя.',
    // Only a part about rights that is in the file and was read can say that there is no owner (TRUE-01).
    facts: (extract) =>
      isOfOneObject(extract) &&
      extract.silentOnRights !== true &&
      extract.ownership === 'unregistered' &&
      ['empty', 'filled'].includes(answerState(extract, 'rights'))
        ? ['В разделе о правах собственника нет']
        : [],
  },
  {
    key: 'dispute',
    severity: 'critical',
    title: 'Право на объект оспаривают',
    short: 'спор о праве',
    meaning:
      'В реестре есть отметка о споре, возражении прежнего собственника или изъятии. Сделку могут отменить.',
    whatToDo:
      'Узнайте номер дела и прочитайте его. До решения суда не подписывайте договор и не вносите аванс.',
    facts: (extract) => marksOf(extract, ['litigation', 'objection', 'expropriation', 'claim']),
  },
  {
    key: 'incapacity',
    severity: 'critical',
    title: 'Есть отметка о дееспособности собственника',
    short: 'отметка о дееспособности',
    meaning:
      'Сделку того, кого суд признал недееспособным или ограничил в дееспособности, могут отменить. Что именно записано, сказано в строке выписки.',
    whatToDo: 'Попросите решение суда и согласие опекуна или попечителя. До этого не вносите аванс.',
    // «Сведений нет» is not a mark.
    facts: (extract) =>
      marksOf(extract, ['incapacity']).filter((text) => !/отсутств|(?<![а-я])нет(?![а-я])/i.test(text)),
  },
  {
    key: 'ownerless',
    severity: 'critical',
    title: 'Объект учтен как бесхозяйный',
    short: 'бесхозяйный объект',
    meaning: 'Собственника у такого объекта нет, он неизвестен или отказался от права.',
    whatToDo: 'Не вносите аванс: распоряжаться таким объектом некому. Спросите, кто заявил его бесхозяйным.',
    facts: (extract) => marksOf(extract, ['ownerless']),
  },
  {
    key: 'no-consent',
    severity: 'warning',
    title: 'Прошлую сделку записали без согласия третьего лица',
    short: 'сделка без согласия',
    meaning:
      'Закон требовал согласия супруга, опеки или другого лица, и его не было. Тот, кого не спросили, может оспорить сделку.',
    whatToDo: 'Узнайте, чье согласие было нужно, и попросите его у нотариуса в письменном виде.',
    // Every registered deal is listed, leases too: only the mark about a consent says that one was missing.
    facts: (extract) => marksOf(extract, ['consent']),
  },
  {
    key: 'mortgage',
    severity: 'critical',
    title: 'Объект в ипотеке',
    short: 'ипотека',
    meaning: 'Объект в залоге. Без согласия залогодержателя его нельзя продать, а долг следует за объектом.',
    whatToDo:
      'Возьмите у продавца справку банка об остатке и согласие на сделку. Деньги передавайте через банк.',
    facts: linesUnder('mortgage'),
  },
  {
    key: 'other-encumbrance',
    severity: 'warning',
    title: 'Есть другие обременения',
    short: 'обременение',
    meaning: 'Кто-то еще имеет права на объект: арендатор, получатель ренты, сосед с сервитутом.',
    whatToDo: 'Прочитайте документ-основание и срок. После сделки эти права останутся.',
    facts: linesUnder('other-encumbrance'),
  },
  {
    key: 'overdue-encumbrance',
    severity: 'warning',
    title: 'Срок обременения истек, а запись осталась',
    short: 'непогашенная запись об обременении',
    meaning:
      'К дню выписки срок уже прошел, но запись не погашена. Для регистратора обременение действует, пока она стоит.',
    whatToDo: 'Попросите продавца погасить запись и закажите новую выписку до аванса.',
    facts: linesUnder('overdue-encumbrance'),
  },
  {
    key: 'share',
    severity: 'warning',
    title: 'Право записано долями',
    short: 'доли',
    meaning:
      'При продаже доли у остальных собственников есть право купить ее первыми, сделку заверяет нотариус.',
    whatToDo: 'Попросите отказы других собственников или доказательство, что их известили за месяц.',
    facts: (extract) => currentRights(extract.rights).filter(isShare).map(rightLine),
  },
  {
    key: 'several-owners',
    severity: 'warning',
    title: 'Собственников несколько',
    short: 'несколько собственников',
    meaning: 'Объектом распоряжаются все собственники вместе. Подписи одного мало.',
    whatToDo: 'Убедитесь, что договор подпишут все или их представители с нотариальной доверенностью.',
    facts: (extract) =>
      isOfOneObject(extract) && ownerCount(extract) > 1 ? currentOwnership(extract).map(rightLine) : [],
  },
  {
    key: 'fresh-right',
    severity: 'warning',
    title: 'Собственник владеет меньше года',
    short: 'владеет меньше года',
    meaning:
      'Быстрая перепродажа бывает и после наследства, и после спорных сделок. Прошлую сделку еще могут оспорить.',
    whatToDo: 'Попросите договор, по которому продавец стал собственником, и закажите историю перехода прав.',
    facts: (extract, today) =>
      currentOwnership(extract)
        .filter(({ date }) => date !== undefined && isWithinYear(date, today))
        .map(rightLine),
  },
  {
    key: 'history-gap',
    severity: 'warning',
    title: 'История прав не сходится',
    short: 'пропуск в истории прав',
    meaning:
      'Между записями есть пропуск или доли не складываются в целое: чьим был объект, документ не говорит.',
    whatToDo: 'Попросите у продавца документы за эти дни и покажите историю юристу до аванса.',
    facts: (extract) => (documentKind(extract).isChain ? historyGaps(extract).map(gapLine) : []),
  },
  {
    key: 'personal-participation',
    severity: 'notice',
    title: 'Сделка только при личном участии собственника',
    short: 'сделка при личном участии',
    meaning: 'Собственник запретил регистрировать сделки без него. Доверенности, скорее всего, не хватит.',
    whatToDo: 'Договоритесь, что собственник подаст документы сам или снимет отметку.',
    facts: (extract) => marksOf(extract, ['personal-participation']),
  },
  {
    key: 'hidden-owner',
    severity: 'notice',
    title: 'Имя собственника скрыто',
    short: 'имя собственника скрыто',
    meaning:
      'С марта 2023 года имена физических лиц не показывают посторонним. Собственник есть, имени в выписке нет.',
    whatToDo: 'Попросите продавца показать свою выписку с именем и сверьте номер записи о праве с этой.',
    facts: (extract) => (extract.ownership === 'withheld' ? currentOwnership(extract).map(rightLine) : []),
  },
]

/** A document about a person or about contracts tells nothing of the owner of one object. */
const isOfOneObject = (extract: Extract): boolean => documentKind(extract).isOfManyObjects !== true

/** The rule of this key. */
export function propertyRule(key: string): PropertyRule {
  const rule = PROPERTY_RULES.find((one) => one.key === key)
  if (rule === undefined) throw new TypeError(`there is no rule ${key}`)
  return rule
}

/** The rule that an encumbrance of a document falls under. */
export function encumbranceRule(encumbrance: Classified, document: Dated = {}): PropertyRule {
  return propertyRule(encumbranceKey(encumbrance, document))
}

/** Extracts that were stored before may hold sayings of absence among their marks. */
const isCurrent = (mark: ExtractMark): boolean => !saysNothing(markWords(mark.text)) && !isEndedMark(mark)

function marksOf({ marks }: Extract, kinds: readonly ExtractMark['kind'][]): readonly string[] {
  return (
    marks
      ?.filter((mark) => kinds.includes(mark.kind) && isCurrent(mark))
      .map((mark) => line(mark.text, mark.number, mark.date)) ?? []
  )
}

const GAP_WORDS: { readonly [kind in HistoryGap['kind']]: string } = {
  none: 'записей о собственнике нет',
  part: 'доли меньше целого',
  over: 'доли больше целого',
  undated: 'Не у всех записей есть дата, порядок проверить нельзя',
}

function gapLine({ kind, from, to }: HistoryGap): string {
  if (from === undefined) return GAP_WORDS[kind]
  const until = to === undefined ? 'по день выписки' : `по ${formatDate(to)}`
  return `С ${formatDate(from)} ${until}: ${GAP_WORDS[kind]}`
}

function isShare({ type, share }: ExtractRight): boolean {
  return /долев/i.test(type) || (share !== undefined && shareFraction(share) !== 1)
}

/** Compares texts: ISO dates sort as they read, so no clock and no time zone is needed. */
function isWithinYear(date: string, today: string): boolean {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 10)}`
  return dayInMoscow(date) > yearAgo
}

function linesUnder(key: EncumbranceKey): PropertyRule['facts'] {
  return (extract) =>
    extract.encumbrances
      .filter((one) => !isEnded(one) && encumbranceKey(one, extract) === key)
      .map(encumbranceLine)
}

function encumbranceLine({ type, number, from }: ExtractEncumbrance): string {
  return line(type, number, from)
}

function rightLine({ type, share, number, date }: ExtractRight): string {
  return line(share === undefined ? type : `${type}, ${share}`, number, date)
}

function line(title: string, number: string | undefined, date: string | undefined): string {
  return [title, number && `№ ${number}`, date && `от ${formatDate(date)}`].filter(Boolean).join(' ')
}
