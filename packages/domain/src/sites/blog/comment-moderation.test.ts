import { expect, it } from 'vitest'
import { COMMENT_REASONS, commentMarks, commentReasonText } from './comment-moderation.ts'

it.each([
  ['Спасибо, помогло', []],
  ['Пишите мне, снимаю обременения: +7 (912) 345-67-89', ['phone']],
  ['Закон № 218-ФЗ от 13.07.2015, ст. 62', []],
  ['ivan@example.com', ['email', 'link']],
  ['Все на site.ru и по почте a@b', ['email', 'link']],
  ['см. https://example.org/x', ['link']],
  ['Продал.Рус', []],
])('marks of «%s» are %j', (text, marks) => expect(commentMarks(text)).toEqual(marks))

it('each prepared reason has words', () => {
  expect(COMMENT_REASONS.length).toBeGreaterThan(3)
  for (const reason of COMMENT_REASONS) expect(commentReasonText(reason)).toMatch(/^[А-Я]/)
})
