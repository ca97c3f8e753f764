import type { CommentMark } from '@proverka/domain/sites'
import type { Comment, CommentAct, CommentState } from './comments-query.ts'

export const VIEW_LABELS: Readonly<Record<CommentState, string>> = {
  new: 'Новые',
  hidden: 'Скрытые',
  all: 'Все',
}

export const ACT_WORDS: Readonly<Record<CommentAct['act'], string>> = {
  kept: 'Оставили на сайте',
  hidden: 'Скрыли',
  restored: 'Вернули на сайт',
}

const MARKS: Readonly<Record<CommentMark, string>> = {
  phone: 'телефон в тексте',
  email: 'почта в тексте',
  link: 'ссылка в тексте',
}

export const marksText = ({ marks }: Comment): string => marks.map((mark) => MARKS[mark]).join(', ')

/** What of it readers see. */
export const stateText = ({ hidden }: Pick<Comment, 'hidden'>): string => (hidden ? 'скрыт' : 'на сайте')

/** «скрыт: реклама» */
export const hiddenText = ({ hidden, reason }: Comment): string =>
  hidden ? `скрыт: ${reason ?? 'причина не указана'}` : 'на сайте'
