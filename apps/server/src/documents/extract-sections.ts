import { formatDate, formatDateTime } from '@proverka/domain'
import {
  type Extract,
  type ExtractHolder,
  type ExtractObject,
  type ExtractRight,
  type Report,
} from '@proverka/domain/reports'
import type { FactRow, SectionView, TableView } from './document-view.ts'
import { areaText, documentLines, documentNumber, entryLines, objectRows } from './extract-rows.ts'

type ReceivedExtract = NonNullable<Report['extract']>

/** Sections of an EGRN extract: object, rights, encumbrances, history, documents, marks, further objects. */
export function extractSections({ source, received_at, content }: ReceivedExtract): readonly SectionView[] {
  const history = content.rights.filter((right) => right.endedAt !== undefined)
  const current = content.rights.filter((right) => right.endedAt === undefined)
  const sections: (SectionView | undefined)[] = [
    {
      kind: 'facts',
      title: 'Сведения об объекте',
      source: [`Источник: ${source}, получено ${formatDateTime(received_at)}`, requisites(content)].join(
        '. ',
      ),
      rows: objectRows(content.object),
    },
    content.notice && { kind: 'facts', title: 'Ответ реестра', source: '', rows: noticeRows(content.notice) },
    rightsTable(content, current),
    encumbrancesTable(content),
    history.length > 0 ? historyTable(content.rights) : undefined,
    documentsTable(content),
    marksTable(content),
    objectsTable(content.objects ?? []),
  ]
  return sections.filter((section) => section !== undefined)
}

function requisites({ number, date, organ }: Extract): string {
  const document = [number && `Выписка № ${number}`, date && `от ${formatDate(date)}`]
    .filter(Boolean)
    .join(' ')
  return [document, organ].filter(Boolean).join(', ')
}

function noticeRows(notice: NonNullable<Extract['notice']>): readonly FactRow[] {
  const rows = [
    {
      label: 'Ответ',
      value: notice.kind === 'refusal' ? 'Отказ в предоставлении сведений' : 'Сведения отсутствуют',
    },
    { label: 'Что запрошено', value: notice.asked ?? '' },
    { label: 'Причина', value: notice.reason ?? '' },
  ]
  return rows.filter((row) => row.value !== '')
}

function rightsTable({ silentOnRights }: Extract, rights: readonly ExtractRight[]): TableView {
  return {
    kind: 'table',
    title: 'Права и правообладатели',
    note: rights.some((right) => right.holders.some((holder) => holder.state === 'withheld'))
      ? 'Имена физических лиц реестр не раскрывает третьим лицам с 1 марта 2023 года.'
      : '',
    columns: [
      { title: 'Правообладатель', share: 34 },
      { title: 'Вид права, доля', share: 26 },
      { title: 'Номер и дата регистрации', share: 40 },
    ],
    rows: rights.map((right) => [
      holderLines(right.holders),
      typeLines(right),
      entryLines(right.number, right.date),
    ]),
    empty: silentOnRights
      ? 'Выписка этого вида не содержит сведений о правах.'
      : 'Право собственности не зарегистрировано.',
  }
}

function encumbrancesTable({ encumbrances, silentOnRights }: Extract): TableView {
  return {
    kind: 'table',
    title: 'Ограничения и обременения',
    note: '',
    columns: [
      { title: 'Вид', share: 26 },
      { title: 'Номер и дата регистрации', share: 30 },
      { title: 'Срок', share: 18 },
      { title: 'В чью пользу', share: 26 },
    ],
    rows: encumbrances.map((one) => [
      [one.type, ...(one.subject ? [one.subject] : [])],
      entryLines(one.number, one.date),
      termLines(one.from, one.to),
      one.holders.length > 0 ? holderLines(one.holders) : ['не указано'],
    ]),
    empty: silentOnRights
      ? 'Выписка этого вида не содержит сведений об обременениях.'
      : 'Не зарегистрированы.',
  }
}

function historyTable(rights: readonly ExtractRight[]): TableView {
  const inOrder = rights.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
  return {
    kind: 'table',
    title: 'История перехода прав',
    note: '',
    columns: [
      { title: 'Правообладатель', share: 28 },
      { title: 'Вид права, доля', share: 24 },
      { title: 'Возникло', share: 24 },
      { title: 'Прекращено', share: 24 },
    ],
    rows: inOrder.map((right) => [
      holderLines(right.holders),
      typeLines(right),
      entryLines(right.number, right.date),
      right.endedAt === undefined
        ? ['действует']
        : [formatDate(right.endedAt), ...(right.endNumber ? [`№ ${right.endNumber}`] : [])],
    ]),
    empty: '',
  }
}

function documentsTable({ rights, encumbrances }: Extract): TableView | undefined {
  const rows = [...rights, ...encumbrances].flatMap((entry) =>
    entry.documents.map((document) => [
      documentLines(document),
      [documentNumber(document.number), ...(document.date ? [`от ${formatDate(document.date)}`] : [])],
      [entry.type, ...(entry.number ? [`№ ${entry.number}`] : [])],
    ]),
  )
  if (rows.length === 0) return undefined
  return {
    kind: 'table',
    title: 'Документы-основания',
    note: '',
    columns: [
      { title: 'Документ', share: 40 },
      { title: 'Номер и дата', share: 24 },
      { title: 'К какой записи', share: 36 },
    ],
    rows,
    empty: '',
  }
}

function marksTable({ marks = [] }: Extract): TableView | undefined {
  if (marks.length === 0) return undefined
  return {
    kind: 'table',
    title: 'Другие записи и отметки',
    note: '',
    columns: [
      { title: 'Запись', share: 62 },
      { title: 'Номер и дата', share: 38 },
    ],
    rows: marks.map((mark) => [[mark.text], entryLines(mark.number, mark.date, '—')]),
    empty: '',
  }
}

function objectsTable(objects: readonly ExtractObject[]): TableView | undefined {
  if (objects.length === 0) return undefined
  return {
    kind: 'table',
    title: 'Другие объекты в выписке',
    note: '',
    columns: [
      { title: 'Кадастровый номер', share: 34 },
      { title: 'Вид, назначение', share: 34 },
      { title: 'Площадь', share: 16 },
      { title: 'Этаж', share: 16 },
    ],
    rows: objects.map((object) => [
      [object.cadastralNumbers.join(', ') || 'не указан'],
      [
        [object.type, object.purpose].filter(Boolean).join(', ') || '—',
        ...(object.address ? [object.address] : []),
      ],
      [areaText(object.area) ?? '—'],
      [object.floor ?? '—'],
    ]),
    empty: '',
  }
}

function holderLines(holders: readonly ExtractHolder[]): readonly string[] {
  return holders.flatMap((holder) => {
    const ids = [
      ...(holder.inn ? [`ИНН ${holder.inn}`] : []),
      ...(holder.ogrn ? [`ОГРН ${holder.ogrn}`] : []),
    ]
    return [nameOf(holder), ...ids, ...(holder.role ? [holder.role] : [])]
  })
}

/** LAW-03: a hidden person is printed by kind. */
function nameOf({ kind, state, name }: ExtractHolder): string {
  if (state === 'named' && name) return name
  return { person: 'Физическое лицо', organisation: 'Юридическое лицо', public: 'Публичное образование' }[
    kind
  ]
}

function typeLines({ type, share, cadastralNumber }: ExtractRight): readonly string[] {
  return [
    type,
    ...(share ? [`доля ${share}`] : []),
    ...(cadastralNumber ? [`объект ${cadastralNumber}`] : []),
  ]
}

function termLines(from: string | undefined, to: string | undefined): readonly string[] {
  const end = to && (/^\d{4}-/.test(to) ? `по ${formatDate(to)}` : to)
  // The words of a term often begin with the same date.
  const begin = from && !end?.startsWith('с ') ? `с ${formatDate(from)}` : undefined
  const known = [...(begin ? [begin] : []), ...(end ? [end] : [])]
  return known.length > 0 ? known : ['не указан']
}
