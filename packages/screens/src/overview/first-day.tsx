import { plural } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { DueRuler } from '@proverka/ui/order'
import { Button } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { SearchForm } from '../search/search-form.tsx'
import * as css from './overview.css.ts'

/** Terms as they will stand here: those of the offer, of prices and of files. */
const termsOf = (unpaidDays: number) => [
  {
    key: 'now',
    time: 'сейчас',
    timeNote: 'дел нет',
    title: 'Выберите, что проверить',
    text: 'Поиск бесплатный. До оплаты покажем, что войдет в отчет и сколько ждать.',
  },
  {
    key: 'pay',
    time: `${unpaidDays} ${plural(unpaidDays, 'день', 'дня', 'дней')}`,
    timeNote: 'на оплату',
    title: 'Держим цену заказа',
    text: 'Закроете окно оплаты — заказ подождет здесь по той же цене.',
    isLater: true,
  },
  {
    key: 'data',
    time: '3 дня',
    timeNote: 'рабочих, на данные',
    title: 'Ждем имя или ИНН',
    text: 'Не хватит данных — спросим. Не пришлете — деньги за эту часть можно вернуть.',
  },
  {
    key: 'files',
    time: '1 месяц',
    timeNote: 'после оплаты',
    title: 'Храним файлы',
    text: 'За неделю до конца напомним на этой странице.',
  },
]

/** The first day: nothing was ordered yet, so the page begins something. */
export function FirstDay({ unpaidDays }: { unpaidDays: number }) {
  return (
    <>
      <SearchForm text="" />
      <p className={css.starts}>
        <Button variant="secondary" href={buildPath('check-person')}>
          Проверить человека
        </Button>
        <Button variant="secondary" href="/">
          Все проверки
        </Button>
      </p>
      <div>
        <h2 className={text.h3}>Здесь встанут ваши сроки</h2>
        <div className={css.below}>
          <DueRuler label="Сроки" things={termsOf(unpaidDays)} />
        </div>
      </div>
    </>
  )
}
