import { formatDate } from '@proverka/domain'
import { ARTICLE_STATE_WORDS, type ArticleState } from '@proverka/domain/sites'
import type { Change } from '@proverka/ui/console'
import type { ResultTone } from '@proverka/ui/primitives'
import { whenText } from '../../parts/moment.ts'
import type { DeskArticle, Written } from './articles-query.ts'

export const STATE_TONES: Readonly<Record<ArticleState, ResultTone | 'done'>> = {
  draft: 'wait',
  scheduled: 'wait',
  changed: 'orange',
  published: 'done',
  withdrawn: 'grey',
}

/** «выйдет 27.11.2026, 09:00», «на сайте с 18.11.2026». */
export function stateText({ state, publish_at, published_at }: DeskArticle): string {
  if (publish_at !== null) return `${ARTICLE_STATE_WORDS.scheduled} ${whenText(publish_at)}`
  if (state === 'published' && published_at !== null)
    return `${ARTICLE_STATE_WORDS.published} с\u00A0${formatDate(published_at)}`
  return ARTICLE_STATE_WORDS[state]
}

const FIELDS = {
  title: 'Заголовок',
  address: 'Адрес',
  lead: 'Описание',
  category: 'Раздел',
  author: 'Автор',
} as const satisfies Partial<Record<keyof Written, string>>

/** In what two texts of an article differ, without the lines of the source. */
export function differencesOf(before: Written, after: Written): readonly Change[] {
  const lines = Object.entries(FIELDS).flatMap(([name, what]) => {
    const [one, other] = [before[name as keyof typeof FIELDS], after[name as keyof typeof FIELDS]]
    return one === other ? [] : [{ what, before: one || 'не указано', after: other || 'не указано' }]
  })
  const tagsOf = ({ tags }: Written) => tags.join(', ') || 'не указаны'
  return [
    ...lines,
    ...(tagsOf(before) === tagsOf(after)
      ? []
      : [{ what: 'Метки', before: tagsOf(before), after: tagsOf(after) }]),
    ...(before.drawing === after.drawing
      ? []
      : [{ what: 'Рисунок', before: before.drawing ?? 'нет', after: after.drawing ?? 'нет' }]),
  ]
}

export const isSameText = (one: Written, other: Written): boolean =>
  one.source === other.source && differencesOf(one, other).length === 0

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'].map((letter, index) => [
    letter,
    'a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh sch  y  e yu ya'.split(' ')[index] ?? '',
  ]),
)

const ADDRESS_LENGTH = 60

/** A Latin address for a title: «Пять строк» is `pyat-strok`. */
export const addressOf = (title: string): string =>
  [...title.toLowerCase()]
    .map((sign) => LETTERS[sign] ?? sign)
    .join('')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, ADDRESS_LENGTH)
    .replace(/-$/, '')
