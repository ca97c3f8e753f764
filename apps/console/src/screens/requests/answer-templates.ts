import { formatDate } from '@proverka/domain'
import type { HeldRecord } from './requests-query.ts'

/** A prepared answer; the person who answers reads and changes it. */
export interface Template {
  readonly label: string
  readonly text: string
}

export const FAULT_TEMPLATES: readonly Template[] = [
  {
    label: 'Однофамилец',
    text: 'Здравствуйте. Вы правы: запись относится к другому человеку с тем же именем. Не опирайтесь на эту строку. Других строк отчета это не касается.',
  },
  {
    label: 'Проверили, все верно',
    text: 'Здравствуйте. Мы сверили отчет с источником: сведения в нем те же. Если они неверны, исправить их может только сам источник; когда он исправит, закажите проверку заново.',
  },
  {
    label: 'Нужен документ',
    text: 'Здравствуйте. Чтобы разобраться, нам нужен документ, на который вы опираетесь. Ответьте на это письмо и приложите его.',
  },
]

/** What is held about the person, from the records themselves; who ordered the checks is not disclosed. */
export function heldTemplates(records: readonly HeldRecord[]): readonly Template[] {
  const own = records.filter(({ match }) => match === 'same')
  if (own.length === 0)
    return [
      {
        label: 'Данных нет',
        text: 'Здравствуйте. Мы искали по имени, дате рождения, ИНН и телефону из вашего обращения. Проверок о вас у нас нет, и за вами не следят.',
      },
    ]
  const lines = own.map(({ product, ordered_at, purpose, ground }) =>
    [
      `${product}, ${formatDate(ordered_at)}`,
      `цель: ${purpose ?? 'не указана'}`,
      `основание: ${ground ?? 'не указано'}`,
    ].join('; '),
  )
  return [
    {
      label: `Что храним: ${own.length}`,
      text: `Здравствуйте. Вот что у нас о вас хранится:\n${lines.join('\n')}\nСроки хранения и ваши права названы в политике на сайте.`,
    },
  ]
}

export const REFUSAL_TEMPLATES: readonly Template[] = [
  {
    label: 'Личность не подтверждена',
    text: 'Мы не смогли убедиться, что обратились именно вы: документ не пришел. Без этого мы не вправе сообщать или удалять данные. Обратитесь снова, когда документ будет под рукой.',
  },
  {
    label: 'Данные нужны по закону',
    text: 'Эти документы мы обязаны хранить по закону: они подтверждают оплату услуг. Других данных о вас у нас нет.',
  },
]

export const EXTENSION_TEMPLATES: readonly Template[] = [
  { label: 'Ищем во всех хранилищах', text: 'Поиск по всем хранилищам занимает больше времени, чем обычно.' },
]

export const VERIFICATION_TEMPLATES: readonly Template[] = [
  { label: 'Электронная подпись', text: 'Документ с действительной электронной подписью' },
  { label: 'Паспорт показан лично', text: 'Паспорт показан лично, данные совпали' },
]
