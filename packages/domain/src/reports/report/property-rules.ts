import { currentOwnership, currentRights, ownerCount } from '../extract/current-ownership.ts'
import type { Extract, ExtractEncumbrance, ExtractMark, ExtractRight } from '../extract/extract.ts'
import { formatDate } from '../../format/format-date.ts'

/** One conclusion from an extract in plain words, with the lines of the extract that it rests on. */
export interface PropertyConclusion {
  readonly key: string
  readonly severity: 'critical' | 'warning' | 'notice'
  readonly title: string
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
    meaning: 'Такого объекта в реестре больше нет: его снесли, разделили или объединили с другим.',
    whatToDo: 'Узнайте номер нового объекта и закажите выписку о нем. По старому номеру сделка невозможна.',
    facts: ({ object: { status, cancelledAt } }) => [
      ...(status?.match(/снят|аннулир|архив|погаш/i) ? [`Статус: ${status}`] : []),
      ...(cancelledAt === undefined ? [] : [`Снят с учета ${formatDate(cancelledAt)}`]),
    ],
  },
  {
    key: 'arrest',
    severity: 'critical',
    title: 'На объекте арест или запрет',
    meaning: 'Регистратор не запишет переход права, пока суд или пристав не снимет запрет.',
    whatToDo: 'Не вносите аванс. Попросите постановление о снятии запрета и закажите выписку заново.',
    facts: ({ encumbrances }) => linesOf(encumbrances, /арест|запре[тщ]/i),
  },
  {
    key: 'unregistered',
    severity: 'critical',
    title: 'Право собственности не зарегистрировано',
    meaning:
      'В реестре нет собственника. Так бывает у прав, возникших до 1998 года, и у бесхозяйных объектов.',
    whatToDo:
      'Попросите документы о праве и зарегистрировать его до сделки. Без записи продать объект нельзя.',
    // Some kinds of extract never tell about rights: their silence says nothing.
    facts: ({ ownership, silentOnRights }) =>
      ownership === 'unregistered' && silentOnRights !== true ? ['Сведения о правах отсутствуют'] : [],
  },
  {
    key: 'dispute',
    severity: 'critical',
    title: 'Право на объект оспаривают',
    meaning:
      'В реестре есть отметка о споре, возражении прежнего собственника или изъятии. Сделку могут отменить.',
    whatToDo:
      'Узнайте номер дела и прочитайте его. До решения суда не подписывайте договор и не вносите аванс.',
    facts: (extract) =>
      marksOf(extract, ['litigation', 'objection', 'expropriation', 'claim', 'incapacity', 'ownerless']),
  },
  {
    key: 'mortgage',
    severity: 'warning',
    title: 'Объект в ипотеке',
    meaning: 'Объект в залоге. Без согласия залогодержателя его нельзя продать, а долг следует за объектом.',
    whatToDo:
      'Возьмите у продавца справку банка об остатке и согласие на сделку. Деньги передавайте через банк.',
    facts: ({ encumbrances }) => linesOf(encumbrances, /ипотек|залог/i),
  },
  {
    key: 'other-encumbrance',
    severity: 'warning',
    title: 'Есть другие обременения',
    meaning: 'Кто-то еще имеет права на объект: арендатор, получатель ренты, сосед с сервитутом.',
    whatToDo: 'Прочитайте документ-основание и срок. После сделки эти права останутся.',
    facts: ({ encumbrances }) =>
      encumbrances.filter(({ type }) => !/арест|запре[тщ]|ипотек|залог/i.test(type)).map(encumbranceLine),
  },
  {
    key: 'share',
    severity: 'warning',
    title: 'Право записано долями',
    meaning:
      'При продаже доли у остальных собственников есть право купить ее первыми, сделку заверяет нотариус.',
    whatToDo: 'Попросите отказы других собственников или доказательство, что их известили за месяц.',
    facts: (extract) => currentRights(extract.rights).filter(isShare).map(rightLine),
  },
  {
    key: 'several-owners',
    severity: 'warning',
    title: 'Собственников несколько',
    meaning: 'Объектом распоряжаются все собственники вместе. Подписи одного мало.',
    whatToDo: 'Убедитесь, что договор подпишут все или их представители с нотариальной доверенностью.',
    facts: (extract) => (ownerCount(extract) > 1 ? currentOwnership(extract).map(rightLine) : []),
  },
  {
    key: 'fresh-right',
    severity: 'warning',
    title: 'Собственник владеет меньше года',
    meaning:
      'Быстрая перепродажа бывает и после наследства, и после спорных сделок. Прошлую сделку еще могут оспорить.',
    whatToDo: 'Попросите договор, по которому продавец стал собственником, и закажите историю перехода прав.',
    facts: (extract, today) =>
      currentOwnership(extract)
        .filter(({ date }) => date !== undefined && isWithinYear(date, today))
        .map(rightLine),
  },
  {
    key: 'personal-participation',
    severity: 'notice',
    title: 'Сделка только при личном участии собственника',
    meaning: 'Собственник запретил регистрировать сделки без него. Доверенности, скорее всего, не хватит.',
    whatToDo: 'Договоритесь, что собственник подаст документы сам или снимет отметку.',
    facts: (extract) => marksOf(extract, ['personal-participation']),
  },
  {
    key: 'hidden-owner',
    severity: 'notice',
    title: 'Имя собственника скрыто',
    meaning:
      'С марта 2023 года имена физических лиц не показывают посторонним. Собственник есть, имени в выписке нет.',
    whatToDo: 'Попросите продавца показать свою выписку с именем и сверьте номер записи о праве с этой.',
    facts: (extract) => (extract.ownership === 'withheld' ? currentOwnership(extract).map(rightLine) : []),
  },
]

function marksOf({ marks }: Extract, kinds: readonly ExtractMark['kind'][]): readonly string[] {
  return (
    marks
      ?.filter((mark) => kinds.includes(mark.kind))
      .map((mark) => line(mark.text, mark.number, mark.date)) ?? []
  )
}

function isShare({ type, share }: ExtractRight): boolean {
  return /долев/i.test(type) || (share !== undefined && share !== '1/1' && share !== '1')
}

/** Compares texts: ISO dates sort as they read, so no clock and no time zone is needed. */
function isWithinYear(date: string, today: string): boolean {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 10)}`
  return date.slice(0, 10) > yearAgo
}

function linesOf(encumbrances: readonly ExtractEncumbrance[], kind: RegExp): readonly string[] {
  return encumbrances.filter(({ type }) => kind.test(type)).map(encumbranceLine)
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
