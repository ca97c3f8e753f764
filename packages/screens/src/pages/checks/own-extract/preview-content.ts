import type { Tone } from '@proverka/domain/reports'

/** A line of the sample report; a test reads the sample and compares. */
interface PreviewRow {
  readonly index: string
  readonly label: string
  readonly value: string
  readonly details?: readonly string[]
  readonly meaning: string
  readonly tone?: Tone
  /** Absent: the file has no such part. */
  readonly place?: string
}

/** Lines that show each kind of answer: known, hidden, dangerous, and not in the file. */
export const PREVIEW_ROWS: readonly PreviewRow[] = [
  {
    index: '1',
    label: 'Правообладатель',
    value: 'Ладогин Арсений Петрович',
    details: ['Долевая собственность, доля 1/2, № 00:14:0203005:1047-00/014/2024-3 от 18.03.2024, 11:20 МСК'],
    meaning: 'Сверьте имя с паспортом того, кто продает.',
    place: 'right_records/right_record[1]',
  },
  {
    index: '2',
    label: 'Правообладатель',
    value: 'Физическое лицо',
    meaning:
      'С марта 2023 года имена физических лиц не показывают посторонним. Собственник есть, имени в выписке нет.',
    place: 'right_records/right_record[2]',
  },
  {
    index: '1',
    label: 'Вид ограничения или обременения',
    value: 'Ипотека в силу закона',
    meaning: 'Объект в залоге. Без согласия залогодержателя его нельзя продать, а долг следует за объектом.',
    tone: 'red',
    place: 'restrict_records/restrict_record',
  },
  {
    index: '',
    label: 'Требования, заявленные в суде',
    value: 'не указано в выписке',
    meaning: 'Такого раздела в файле нет. Это не значит, что записей нет.',
    tone: 'grey',
  },
]
