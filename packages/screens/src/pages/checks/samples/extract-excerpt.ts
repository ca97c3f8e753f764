import type { RowView } from '@proverka/domain/views'

/**
 * Lines of the sample extract with an answer of each kind: hidden, dangerous, surely absent, not in this document. They
 * are here because the home page renders them without the code and the styles of reports; a test compares them with the
 * sample report.
 */
export const EXTRACT_EXCERPT: {
  readonly title: string
  readonly address: string
  readonly stamp: { readonly source: string; readonly time: string }
  readonly disclaimer: string
  readonly rows: readonly Pick<RowView, 'details' | 'id' | 'index' | 'label' | 'meaning' | 'tone' | 'value'>[]
} = {
  title: 'Выписка ЕГРН об объекте',
  address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
  stamp: { source: 'ЕГРН', time: '21.11.2026, 14:02 МСК' },
  disclaimer:
    'Отчет носит справочный характер. Не является официальной выпиской. Сервис не относится к государственным органам.',
  rows: [
    {
      id: 'right-1',
      index: '1',
      label: 'Правообладатель',
      value: 'Физическое лицо',
      details: [
        'Долевая собственность, доля 1/2, № 00:14:0203005:1047-00/014/2024-3 от 18.03.2024',
        'Основание: Договор купли-продажи от 12.03.2024',
      ],
      meaning:
        'С марта 2023 года имена физических лиц не показывают посторонним. Собственник есть, имени в выписке нет.',
    },
    {
      id: 'encumbrance-1',
      index: '1',
      label: 'Вид ограничения или обременения',
      value: 'Ипотека в силу закона',
      details: [
        '№ 00:14:0203005:1047-00/014/2024-5, с 18.03.2024 по 18.03.2044',
        'В чью пользу: Банк «Тихая гавань» (вымышленный), ИНН 0000000000',
        'Основание: Кредитный договор № К-14/24 от 12.03.2024',
      ],
      meaning:
        'Объект в залоге. Без согласия залогодержателя его нельзя продать, а долг следует за объектом.',
      tone: 'red',
    },
    {
      id: 'objections-state',
      index: '',
      label: 'Возражения против права',
      value: 'не зарегистрировано',
      details: [],
      meaning: 'Росреестр ответил: прежние владельцы право не оспаривают.',
      tone: 'green',
    },
    {
      id: 'history-state',
      index: '',
      label: 'Переход прав',
      value: 'в этом документе не указано',
      details: [],
      meaning: 'Ответ есть в отчете о переходе прав.',
      tone: 'grey',
    },
  ],
}
