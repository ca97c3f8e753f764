import { formatDate } from '@proverka/domain'
import type { Extract, ExtractDocument, ExtractHolder, ExtractRight } from '@proverka/domain/reports'
import { Table } from '@proverka/ui/primitives'
import { RegisterHead, RegisterRow } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import * as css from './report.css.ts'

/** Current rights as the register writes them, each with its meaning. */
export function ExtractRights({ extract }: { extract: Extract }) {
  const rights = extract.rights.filter(({ endedAt }) => endedAt === undefined)
  return (
    <section>
      <RegisterHead title="Раздел 2. Сведения о зарегистрированных правах" />
      {rights.length === 0 ? (
        <RegisterRow
          label="Право собственности"
          value={extract.silentOnRights ? 'выписка этого вида о правах не говорит' : 'не зарегистрировано'}
          tone="grey"
          meaning={
            extract.silentOnRights
              ? 'Закажите выписку об объекте: там есть раздел о правах.'
              : 'В реестре нет собственника. Продать объект без записи о праве нельзя.'
          }
        />
      ) : (
        rights.map((right, index) => (
          <RightRows key={right.number ?? index} right={right} index={index + 1} />
        ))
      )}
    </section>
  )
}

function RightRows({ right, index }: { right: ExtractRight; index: number }) {
  return (
    <>
      <RegisterRow
        index={String(index)}
        label="Правообладатель"
        value={right.holders.map(holderText).join('; ') || 'не указан'}
        meaning={holderMeaning(right.holders)}
      />
      <RegisterRow
        label="Вид, номер и дата регистрации права"
        value={right.share ? `${right.type}, ${right.share}` : right.type}
        detail={lineOf(right.number, right.date)}
        meaning={
          right.share
            ? 'Право записано долей: у других собственников есть право купить ее первыми.'
            : 'Право записано целиком на указанного правообладателя.'
        }
      />
      {right.documents.length > 0 && (
        <RegisterRow
          label="Документы-основания"
          value={right.documents.map(documentText).join('; ')}
          meaning="По этим документам возникло право. Попросите продавца показать их и сверьте номера."
        />
      )}
    </>
  )
}

/** Restrictions and encumbrances; none registered is an answer, too. */
export function ExtractEncumbrances({ extract }: { extract: Extract }) {
  return (
    <section>
      <RegisterHead title="Ограничения прав и обременения" />
      {extract.encumbrances.length === 0 ? (
        <RegisterRow
          label="Ограничение прав и обременение объекта"
          value="не зарегистрировано"
          tone="green"
          meaning="Ипотеки, ареста, запрета и аренды в выписке нет."
        />
      ) : (
        extract.encumbrances.map((item, index) => (
          <RegisterRow
            key={item.number ?? index}
            index={String(index + 1)}
            label="Вид, номер, срок"
            value={item.type}
            detail={[
              lineOf(item.number, item.from),
              item.to && `до ${formatDate(item.to)}`,
              item.holders.map(holderText).join('; '),
            ]
              .filter(Boolean)
              .join(', ')}
            tone="red"
            meaning={
              item.documents.length > 0
                ? `Основание: ${item.documents.map(documentText).join('; ')}.`
                : 'Обременение следует за объектом: после сделки оно останется, если его не снять.'
            }
          />
        ))
      )}
    </section>
  )
}

/** Rights that have passed on, oldest first. */
export function ExtractHistory({ extract }: { extract: Extract }) {
  const ended = extract.rights
    .filter(({ endedAt }) => endedAt !== undefined)
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
  if (ended.length === 0) return null
  return (
    <section className={css.part}>
      <h3 className={`${text.h3} ${css.partTitle}`}>Переход прав</h3>
      <Table
        caption="История правообладателей"
        columns={[
          {
            key: 'from',
            title: 'С',
            cell: (right: ExtractRight) => (right.date ? formatDate(right.date) : '—'),
          },
          {
            key: 'to',
            title: 'По',
            cell: (right: ExtractRight) => (right.endedAt ? formatDate(right.endedAt) : '—'),
          },
          {
            key: 'what',
            title: 'Право',
            cell: (right: ExtractRight) => (right.share ? `${right.type}, ${right.share}` : right.type),
          },
          {
            key: 'who',
            title: 'Правообладатель',
            cell: (right: ExtractRight) => right.holders.map(holderText).join('; '),
          },
        ]}
        rows={ended}
        rowKey={(right) => right.number ?? `${right.type} ${right.date ?? ''} ${right.endedAt ?? ''}`}
      />
    </section>
  )
}

const kinds: Readonly<Record<ExtractHolder['kind'], string>> = {
  person: 'Физическое лицо',
  organisation: 'Организация',
  public: 'Публичное образование',
}

function holderText({ kind, name, inn }: ExtractHolder): string {
  return [name ?? kinds[kind], inn && `ИНН ${inn}`].filter(Boolean).join(', ')
}

function holderMeaning(holders: readonly ExtractHolder[]): string {
  if (holders.some(({ state }) => state === 'withheld')) {
    return 'Имя скрыто законом: собственник не разрешил показывать его третьим лицам. Попросите выписку у продавца.'
  }
  return holders.length > 1
    ? 'Объектом распоряжаются все вместе: подписи одного мало.'
    : 'Сверьте имя с паспортом того, кто продает.'
}

function documentText({ name, number, date }: ExtractDocument): string {
  return [name, number && `№ ${number}`, date && `от ${formatDate(date)}`].filter(Boolean).join(' ')
}

function lineOf(number: string | undefined, date: string | undefined): string {
  return [number, date && `от ${formatDate(date)}`].filter(Boolean).join(' ')
}
