import { expect, it } from 'vitest'
import { itemWords } from './item-words.ts'

const MAKING = {
  title: 'Готовим отчет',
  text: 'Запросы отправлены. Страница обновится сама; ее можно закрыть: ссылка придет на почту.',
}
const NOTHING = {
  title: 'Отчета нет',
  text: 'По этому заказу читать нечего. Напишите в поддержку, если это неожиданно.',
}

it.each([
  [
    'waitingforpayment',
    {
      title: 'Заказ ждет оплаты',
      text: 'Начнем, как только придет оплата всего заказа. Деньги пока не списаны.',
    },
  ],
  [
    'refund',
    {
      title: 'Деньги возвращены',
      text: '499 ₽ вернутся тем же способом в течение 30 рабочих дней.',
    },
  ],
  ['requested', MAKING],
  ['inprogress', MAKING],
  ['deleted', NOTHING],
  ['a-status-of-a-newer-version', NOTHING],
])('an item without a report to read says what happens next: %s', (status, words) => {
  expect(itemWords({ status, price: 499 })).toEqual(words)
})
